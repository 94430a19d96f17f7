import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  type SecondFactorSetup,
} from '#contract/accounts/second-factor.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { type Owner, proofOf } from '../code/own-proof.tsx';
import { failureOf, toastId } from '../form/failure.ts';
import { useOnce } from '../form/steps.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: async ({ signal }) => (await call(getSecondFactor, { signal })).data,
});

export function useReadAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(secondFactorQuery);
}

/** From "Turn on" to the recovery codes. The owner's proof comes first; where one is on, a code of it. */
export function useOwnSetUp(user: Owner) {
  const sentence = useProblemSentence();
  const readAnew = useReadAnew();
  /** The proof, then the code of the new app. */
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<FailureName | null>(null);
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  const type = (value: string) => {
    setTyped(value);
    setError(null);
  };
  const stop = () => {
    setSetup(undefined);
    setRecoveryCodes(undefined);
    type('');
  };
  const fail = (thrown: unknown) => {
    const { problem } = failureOf(thrown);
    toast.error(sentence(problem), { id: toastId });
    if (thrown instanceof CallError && thrown.fields.length > 0) focusFirstWrong(() => setError(problem));
    if (problem === 'setup-over' || problem === 'second-factor-on') {
      stop();
      void readAnew();
    }
  };
  const missing = (problem: FailureName) => focusFirstWrong(() => setError(problem));

  const begin = useOnce(async (isOn: boolean) => {
    if (typed.trim() === '') return missing(isOn ? 'second-code-missing' : 'required');
    try {
      const proof = isOn ? { code: typed } : proofOf(user, typed);
      const { data } = await call(beginSecondFactor, { body: proof });
      setSetup(data);
      type('');
    } catch (thrown) {
      fail(thrown);
    }
  });
  const confirm = useOnce(async () => {
    if (typed === '') return missing('second-code-missing');
    try {
      const { data } = await call(confirmSecondFactor, { body: { code: typed } });
      setRecoveryCodes(data.recoveryCodes);
      await readAnew();
    } catch (thrown) {
      fail(thrown);
    }
  });
  return {
    typed,
    problem: error ?? undefined,
    error: error && sentence(error),
    setup,
    recoveryCodes,
    type,
    stop,
    begin,
    confirm,
  };
}
