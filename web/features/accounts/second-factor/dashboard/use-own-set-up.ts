import { useState } from 'react';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactorSetup,
} from '#contract/accounts/second-factor/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import { failureOf, toastId } from '../../form/failure.ts';
import { useOnce } from '../../form/once.ts';
import { useReadAnew } from './second-factor-query.ts';

/** From "Turn on" to the recovery codes; where one is on, a code of it comes first. */
export function useOwnSetUp() {
  const sentence = useProblemSentence();
  const readAnew = useReadAnew();
  const [code, setCode] = useState('');
  const [error, setError] = useState<FailureName | null>(null);
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  const type = (typed: string) => {
    setCode(typed);
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
  const missing = () => focusFirstWrong(() => setError('second-code-missing'));

  const begin = useOnce(async (isOn: boolean) => {
    if (isOn && code.trim() === '') return missing();
    try {
      const { data } = await call(beginSecondFactor, { body: isOn ? { code } : {} });
      setSetup(data);
      type('');
    } catch (thrown) {
      fail(thrown);
    }
  });
  const confirm = useOnce(async () => {
    if (code === '') return missing();
    try {
      const { data } = await call(confirmSecondFactor, { body: { code } });
      setRecoveryCodes(data.recoveryCodes);
      await readAnew();
    } catch (thrown) {
      fail(thrown);
    }
  });
  return { code, error: error && sentence(error), setup, recoveryCodes, type, stop, begin, confirm };
}
