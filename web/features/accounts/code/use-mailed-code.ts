import { useState } from 'react';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { isAboutAddress, useAddress } from '../form/address.ts';
import { type Failure, failureOf, mailErrorTime, toastId } from '../form/failure.ts';
import { loadChecks, useOnce, useStage } from '../form/steps.ts';
import { askForCode, codeWasSent } from './sent-codes.ts';

type Name = 'email' | 'code' | 'password' | 'confirm';

function useTypedReset() {
  const sentence = useProblemSentence();
  const address = useAddress(currentSession()?.user);
  const [typed, setTyped] = useState<Record<Exclude<Name, 'email'>, string>>(() => ({
    code: '',
    password: '',
    confirm: '',
  }));
  const [errors, setErrors] = useState<Partial<Record<Name, FailureName>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const refuse = (wrong: Partial<Record<Name, FailureName>>) => focusFirstWrong(() => setErrors(wrong));
  return {
    ...typed,
    address,
    errors,
    failure,
    type: (name: Name, value: string) => {
      if (name === 'email') address.type(value);
      else setTyped((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    refuse,
    clearFailures: () => {
      toast.close(toastId);
      setErrors({});
      setFailure(null);
    },
    /** Beside the field it is about, else beside the form; as a toast too. */
    fail: (error: unknown, { mail = false } = {}) => {
      const failed = failureOf(error);
      const { problem } = failed;
      if (isAboutAddress(problem)) refuse({ email: problem });
      else if (problem === 'wrong-reset-code') refuse({ code: problem });
      else setFailure(failed);
      toast.error(sentence(problem), { id: toastId, autoClose: mail ? mailErrorTime : undefined });
    },
  };
}

export type MailedCode = ReturnType<typeof useMailedCode>;

/** A registered address, then the code that is mailed there: for a forgotten password, and in place of one. */
export function useMailedCode() {
  const t = useMessages('account');
  const { stage, go } = useStage();
  const typed = useTypedReset();
  const [asked, setAsked] = useState(() => codeWasSent('forgot', typed.address.value));
  const { address, clearFailures, refuse, fail } = typed;

  const mail = async (anew: boolean) => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkAddress(address.kind, address.value);
      if (wrong) return refuse({ email: wrong });
      await askForCode('forgot', address, anew);
    } catch (error) {
      return fail(error, { mail: true });
    }
    typed.type('code', '');
    setAsked(true);
    toast.success(t.otpSent, { id: toastId });
    if (stage !== 'code') await go('code');
  };
  return {
    ...typed,
    stage,
    go,
    asked,
    asking: useOnce(() => mail(false)),
    resending: useOnce(() => mail(true)),
  };
}
