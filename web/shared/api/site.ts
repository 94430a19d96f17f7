import { useEffect, useSyncExternalStore } from 'react';
import { getSite, type SiteFacts } from '#contract/site/site.calls.ts';
import { call } from './api.ts';

let asked: Promise<void> | undefined;
/** Null when they did not come. */
let facts: SiteFacts | null | undefined;
const listeners = new Set<() => void>();

function know(found: SiteFacts | null | undefined): void {
  facts = found;
  for (const listener of listeners) listener();
}

/** Asked once a visit: the operator's facts change with a restart of the server only. Those that did not come the next page asks for again. */
function ask(): void {
  if (asked) return;
  if (facts === null) know(undefined);
  asked = call(getSite).then(
    ({ data }) => know(data),
    () => {
      asked = undefined;
      know(null);
    },
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The facts, undefined while they are on their way, null when they did not come. */
export function useSite(): SiteFacts | null | undefined {
  useEffect(ask, []);
  // A part of a page that stands ahead may come alive after they came: it begins as it stands, without them.
  return useSyncExternalStore(
    listen,
    () => facts,
    () => undefined,
  );
}
