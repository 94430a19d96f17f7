import { useState } from 'react';
import { signup } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { keepDevice } from '#web/shared/api/device.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { currentLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import { askForCode, codeLength } from '../code/sent-codes.ts';
import { toastId } from '../form/failure.ts';
import { loadChecks } from '../form/load-checks.ts';
import { useOnce } from '../form/once.ts';
import { useStage } from '../form/stage.ts';
import { forgetTyped } from '../form/typed.ts';
import { useTypedRegistration } from './use-typed-registration.ts';

/** Form, then the code is mailed, then typed, then the account is made (docs/rules.md#accounts-1). */
export function useRegistration(onDone: () => Promise<void>) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const { stage, go } = useStage();
  // A reload forgets the password, so the details are asked for again.
  const [asked, setAsked] = useState(false);
  const typed = useTypedRegistration();
  const { details, code, clearFailures, refuse, fail, setCodeError } = typed;

  const ask = async () => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkDetails(details);
      if (wrong) return refuse(wrong);
      await askForCode('register', details.email);
    } catch (error) {
      fail(error, 'mail');
      return;
    }
    typed.typeCode('');
    setAsked(true);
    toast.info(t.checkMail, { id: toastId });
    await go('code');
  };
  const resend = async () => {
    clearFailures();
    try {
      await askForCode('register', details.email, true);
      typed.typeCode('');
      toast.success(t.otpSent, { id: toastId });
    } catch (error) {
      fail(error, 'mail');
    }
  };
  const sign = async () => {
    clearFailures();
    if (code.length < codeLength) return focusFirstWrong(() => setCodeError('code-missing'));
    try {
      const { fullname, email, password } = details;
      const body = { fullname, email, password, otp: code, language: currentLanguage() };
      const { newUser, auth, deviceToken } = await call(signup, { body });
      forgetTyped();
      keepDevice(deviceToken);
      storeSession(newUser, auth);
    } catch (error) {
      if (error instanceof CallError && error.problem === 'wrong-code') {
        setCodeError('wrong-code');
        toast.error(sentence('wrong-code'), { id: toastId });
      }
      // The 10,000 commonest passwords are known to the server alone.
      else if (fail(error, 'signup')) await go(undefined);
      return;
    }
    await onDone();
  };

  return {
    ...typed,
    asksForCode: stage === 'code' && asked,
    asking: useOnce(ask),
    resending: useOnce(resend),
    signing: useOnce(sign),
  };
}
