import { useState } from 'react';
import { updatePassword, verifyCode } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { currentLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import { askForCode, codeLength, codeWasSent } from '../code/sent-codes.ts';
import { failureOf, refusedFields, serverBroke, toastId } from '../form/failure.ts';
import { loadChecks } from '../form/load-checks.ts';
import { useOnce } from '../form/once.ts';
import { useStage } from '../form/stage.ts';
import { keepLogin } from '../second-factor/login/keep-login.ts';
import { useTypedReset } from './use-typed-reset.ts';

export type Reset = ReturnType<typeof useReset>;

export function useReset(onDone: () => Promise<void>) {
  const t = useMessages('account');
  const { stage, go } = useStage();
  const typed = useTypedReset();
  const [asked, setAsked] = useState(() => codeWasSent('forgot', typed.email));
  const { email, code, password, confirm, clearFailures, refuse, fail } = typed;

  const mail = async (anew: boolean) => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkEmail(email);
      if (wrong) return refuse({ email: wrong });
      await askForCode('forgot', email, anew);
    } catch (error) {
      return fail(error, { mail: true });
    }
    typed.type('code', '');
    setAsked(true);
    toast.success(t.otpSent, { id: toastId });
    if (stage !== 'code') await go('code');
  };
  const check = async () => {
    clearFailures();
    if (code.length < codeLength) return refuse({ code: 'code-missing' });
    try {
      await call(verifyCode, { body: { email, otp: code, purpose: 'reset' }, device: true });
    } catch (error) {
      return fail(error);
    }
    await go('password');
  };
  const update = async () => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkNewPassword({ password, confirm });
      if (wrong) return refuse(wrong);
      const body = { email, password, otp: code, language: currentLanguage() };
      const answer = await call(updatePassword, { body, device: true });
      if (!keepLogin(answer, false)) {
        toast.success(t.passwordUpdated);
        return await go('second');
      }
    } catch (error) {
      const refused = refusedFields(error, ['password']);
      if (refused.password) return refuse(refused);
      // The code ran out while the password was typed.
      if (failureOf(error).problem === 'wrong-reset-code') await go('code');
      return fail(serverBroke(error) ? new CallError('password-update-failed') : error);
    }
    toast.success(t.passwordUpdated);
    await onDone();
  };

  return {
    ...typed,
    stage,
    asked,
    asking: useOnce(() => mail(false)),
    resending: useOnce(() => mail(true)),
    checking: useOnce(check),
    updating: useOnce(update),
  };
}
