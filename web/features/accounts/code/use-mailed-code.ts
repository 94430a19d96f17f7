import { useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { toastId } from '../form/failure.ts';
import { loadChecks } from '../form/load-checks.ts';
import { useOnce } from '../form/once.ts';
import { useStage } from '../form/stage.ts';
import { askForCode, codeWasSent } from './sent-codes.ts';
import { useTypedReset } from './use-typed-reset.ts';

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
