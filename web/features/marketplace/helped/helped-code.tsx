import { type FormEvent, useEffect, useRef, useState } from 'react';
import { consentVersion } from '#contract/marketplace/consent.ts';
import { registerHelped, sendHelpedCode } from '#contract/marketplace/helped/helped.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { phoneNumber } from '#web/shared/i18n/format.ts';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import form from '../registration/form/form.module.css';
import type { SentValues } from '../registration/sending/sent-values.ts';
import { useHelpedQuota } from './desk-today.tsx';
import helpedStyles from './helped.module.css';

interface Given {
  body: SentValues;
  /** Something of what was typed does not do. */
  onRefused: (error: unknown) => void;
  onDone: () => void;
}

/** What stands in the way: no consent yet, the code, or the whole. */
type Wrong = { agree?: true; code?: unknown; whole?: unknown };

/** The code and the consent of somebody who is registered by another, and the one sending of them. */
function useHelpedCode({ body, onRefused, onDone }: Given) {
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

type Props = Parameters<typeof useHelpedCode>[0] & {
  /** Back to what was typed. */
  onChange: () => void;
  /** The next person first; this code is typed when it has come. */
  onLater: () => void;
};

/** The consent, read out whole, and the code that lies on the person's own phone. */
export function HelpedCode({ onChange, onLater, ...given }: Props) {
  const { helped: t } = useMessages('registration');
  const account = useMessages('account');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const { otp, setOtp, agreed, setAgreed, idSeen, setIdSeen, wrong, busy, register, askAgain } =
    useHelpedCode(given);
  const quota = useHelpedQuota();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fullName: name = '', phone = '' } = given.body;
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void register();
  };
  return (
    <form noValidate onSubmit={submit} className={`${form.main} ${helpedStyles.code}`}>
      <h2 ref={heading} tabIndex={-1}>
        {t.codeTitle(name)}
      </h2>
      <Consent name={name} agreed={agreed} missing={wrong.agree === true && !agreed} onAgree={setAgreed} />
      <OtpInput
        noCode={sentence('code-missing')}
        legend={account.otp}
        brickLabel={account.otpCharacter}
        numeric
        hint={t.codeHint(phoneNumber(phone))}
        error={wrong.code !== undefined && explain(wrong.code)}
        value={otp}
        onChange={setOtp}
      />
      {quota?.helper && (
        <Checkbox
          label={t.idSeen(name)}
          checked={idSeen}
          onChange={(event) => setIdSeen(event.target.checked)}
        />
      )}
      {wrong.whole !== undefined && <Note kind="danger">{explain(wrong.whole)}</Note>}
      <LineButton type="submit" size="lg" block loading={busy === 'sending'}>
        {t.register(name)}
      </LineButton>
      <div className={helpedStyles.other}>
        <Button kind="quiet" size="sm" onClick={onChange}>
          {t.change}
        </Button>
        <Button kind="quiet" size="sm" onClick={onLater}>
          {t.later}
        </Button>
        <LineButton brief kind="quiet" size="sm" loading={busy === 'asking'} onClick={() => void askAgain()}>
          {account.sendAgain}
        </LineButton>
      </div>
    </form>
  );
}

interface ConsentProps {
  name: string;
  agreed: boolean;
  missing: boolean;
  onAgree: (agreed: boolean) => void;
}

function Consent({ name, agreed, missing, onAgree }: ConsentProps) {
  const { helped: t } = useMessages('registration');
  return (
    <section aria-label={t.readOut} className={helpedStyles.consent}>
      <h3>{t.readOut}</h3>
      <p>{t.consent}</p>
      <Checkbox
        label={t.agreed(name)}
        checked={agreed}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? 'helped-consent' : undefined}
        onChange={(event) => onAgree(event.target.checked)}
      />
      {missing && <FieldError id="helped-consent">{t.consentFirst}</FieldError>}
    </section>
  );
}
