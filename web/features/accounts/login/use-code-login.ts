import { useState } from 'react';
import { login } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import { askForCode, codeLength, codeWasSent } from '../code/sent-codes.ts';
import { useTypedReset } from '../forgot/use-typed-reset.ts';
import { toastId } from '../form/failure.ts';
import { loadChecks } from '../form/load-checks.ts';
import { useOnce } from '../form/once.ts';
import { useStage } from '../form/stage.ts';
import { keepLogin } from '../second-factor/login/keep-login.ts';

export type CodeLogin = ReturnType<typeof useCodeLogin>;

/** The address, then the code that was mailed there; it is of the same kind as that of a forgotten password. */
export function useCodeLogin(onDone: (admin: boolean) => Promise<void>) {
  const t = useMessages('account');
  const { stage, go } = useStage();
  const typed = useTypedReset();
  const [asked, setAsked] = useState(() => codeWasSent('forgot', typed.email));
  const [asAdmin, setAsAdmin] = useState(false);
  const { email, code, clearFailures, refuse, fail } = typed;

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
  const enter = async (admin: boolean) => {
    setAsAdmin(admin);
    clearFailures();
    if (code.length < codeLength) return refuse({ code: 'code-missing' });
    try {
      const answer = await call(login, { body: { email, otp: code, admin }, device: true });
      if (!keepLogin(answer, admin)) return await go('second');
    } catch (error) {
      return fail(error);
    }
    await onDone(admin);
  };

  const entering = useOnce(enter);
  return {
    ...typed,
    asksForCode: stage === 'code' && asked,
    asking: useOnce(() => mail(false)),
    resending: useOnce(() => mail(true)),
    enter: (admin: boolean) => void entering.run(admin),
    busy: entering.busy ? (asAdmin ? 'admin' : 'user') : undefined,
  };
}
