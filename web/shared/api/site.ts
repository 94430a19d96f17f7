import { useEffect, useState } from 'react';
import { getSite, type SiteFacts } from '#contract/site/calls.ts';
import { call } from './api.ts';

let asked: Promise<SiteFacts> | undefined;
let known: SiteFacts | undefined;

/** Asked once a visit: the operator's facts change with a restart of the server only. */
function ask(): Promise<SiteFacts> {
  asked ??= call(getSite).then(({ data }) => {
    known = data;
    return data;
  });
  // The next page asks again.
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** The facts, undefined while they are on their way, null when they did not come. */
export function useSite(): SiteFacts | null | undefined {
  const [facts, setFacts] = useState<SiteFacts | null | undefined>(known);
  useEffect(() => {
    let here = true;
    ask().then(
      (data) => here && setFacts(data),
      () => here && setFacts(null),
    );
    return () => {
      here = false;
    };
  }, []);
  return facts;
}
