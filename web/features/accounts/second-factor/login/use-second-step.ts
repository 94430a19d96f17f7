import { useState } from 'react';
import { completeLogin } from '#contract/accounts/second-factor.calls.ts';
import { call, keepDevice } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { type Failure, failureOf, toastId } from '../../form/failure.ts';
import { useOnce } from '../../form/steps.ts';
import { forgetTyped } from '../../form/typed.ts';
import { forgetWaiting, type WaitingLogin } from './waiting-login.ts';

export interface SecondStepActs {
  onDone: (admin: boolean) => Promise<void>;
  onBack: () => Promise<void>;
}

/** The code of a login's second step. What is over goes back to the login, and says so. */
export function useSecondStep({ ticket, admin }: WaitingLogin, { onDone, onBack }: SecondStepActs) {
  const sentence = useProblemSentence();
  const [code, setCode] = useState('');
  const [error, setError] = useState<FailureName | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  const fail = async (thrown: unknown) => {
    const failed = failureOf(thrown);
    toast.error(sentence(failed.problem), { id: toastId });
    if (failed.problem === 'ticket-over' || failed.problem === 'not-an-admin') {
      forgetWaiting();
      await onBack();
    } else if (thrown instanceof CallError && thrown.fields.some(({ path }) => path === 'code'))
      focusFirstWrong(() => setError(failed.problem));
    else setFailure(failed);
  };
  const { busy, run } = useOnce(async () => {
    toast.close(toastId);
    setFailure(null);
    if (code.trim() === '') return focusFirstWrong(() => setError('second-code-missing'));
    try {
      const answer = await call(completeLogin, { body: { ticket, code }, device: true });
      forgetTyped();
      forgetWaiting();
      keepDevice(answer.deviceToken);
      storeSession(answer.user, answer.auth);
      if (answer.recoveryCodes) return setRecoveryCodes(answer.recoveryCodes);
    } catch (thrown) {
      return fail(thrown);
    }
    await onDone(admin);
  });
  return {
    code,
    error,
    failure,
    busy,
    run,
    fail,
    recoveryCodes,
    type: (typed: string) => {
      setCode(typed);
      setError(null);
    },
  };
}
