import { useState } from 'react';
import { consentVersion } from '#contract/marketplace/consent.ts';
import { registerHelped, sendHelpedCode } from '#contract/marketplace/helped/helped.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import type { SentValues } from '../registration/sending/sent-values.ts';

interface Given {
  body: SentValues;
  /** Something of what was typed does not do. */
  onRefused: (error: unknown) => void;
  onDone: () => void;
}

/** What stands in the way: no consent yet, the code, or the whole. */
type Wrong = { agree?: true; code?: unknown; whole?: unknown };

/** The code and the consent of somebody who is registered by another, and the one sending of them. */
export function useHelpedCode({ body, onRefused, onDone }: Given) {
  const { otpSent } = useMessages('account');
  const [otp, setOtp] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [idSeen, setIdSeen] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState<'sending' | 'asking'>();

  function refuse(error: unknown): void {
    setBusy(undefined);
    const about = error instanceof CallError ? error.fields.map(({ path }) => path) : [];
    const code = about.includes('otp') || (error instanceof CallError && error.problem === 'wrong-code');
    if (code) setWrong({ code: error });
    else if (about.length > 0) onRefused(error);
    else setWrong({ whole: error });
  }
  async function register(): Promise<void> {
    if (busy) return;
    if (!agreed) return setWrong({ agree: true });
    setBusy('sending');
    setWrong({});
    try {
      await call(registerHelped, {
        body: { ...body, consent: consentVersion, otp, idSeen, language: writtenLanguage() },
      });
    } catch (error) {
      return refuse(error);
    }
    onDone();
  }
  async function askAgain(): Promise<void> {
    setBusy('asking');
    setWrong({});
    try {
      await call(sendHelpedCode, { body: { phone: body.phone ?? '', language: writtenLanguage() } });
      toast.success(otpSent);
    } catch (error) {
      setWrong({ whole: error });
    }
    setBusy(undefined);
  }
  return { otp, setOtp, agreed, setAgreed, idSeen, setIdSeen, wrong, busy, register, askAgain };
}
