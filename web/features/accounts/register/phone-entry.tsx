import { type FormEvent, type ReactNode, useId } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useTextedCode } from '../code/use-texted-code.ts';
import styles from '../form/account.module.css';
import { PhoneInput } from '../form/address-field.tsx';
import { FailureNote, useSecondsLeft } from '../form/failure-note.tsx';
import entry from './phone-entry.module.css';
import { usePhoneEntry } from './use-phone-entry.ts';

export interface PhoneEntryProps {
  /** Where a login by e-mail or with a second step leads back to. */
  next: string;
  /** What the button says once there is a code to type. */
  label: string;
  onEntered: () => Promise<void> | void;
  /** Draws the one main button, which sends the form of this id. */
  button: (main: { form: string; label: string; busy: boolean }) => ReactNode;
}

type Entry = ReturnType<typeof usePhoneEntry>;

/** Registers or logs in by phone, as one step of something larger (docs/rules.md#accounts-31). */
export function PhoneEntry({ next, label, onEntered, button }: PhoneEntryProps) {
  const t = useMessages('account');
  const form = useId();
  const flow = usePhoneEntry({ next, onEntered });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flow.press();
  };
  return (
    <>
      <Card as="section" className={entry.card}>
        <form id={form} noValidate className={styles.fields} onSubmit={submit}>
          {flow.purpose ? <Code flow={flow} /> : <Details flow={flow} next={next} />}
          <FailureNote failure={flow.failure} />
          <p className={entry.kept}>
            <Icon name="check" size={20} />
            <span>{t.keptHere}</span>
          </p>
        </form>
      </Card>
      {button({ form, label: flow.purpose ? label : t.sendMeCode, busy: flow.busy })}
    </>
  );
}

function Title({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <h2 className={entry.title}>
      <Icon name={icon} size={24} />
      <span>{children}</span>
    </h2>
  );
}

function Details({ flow, next }: { flow: Entry; next: string }) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const { fullname, phone, wrong } = flow;
  return (
    <>
      <Title icon="phone">{t.phoneSoTheyAnswer}</Title>
      <Field label={t.yourName} error={wrong.fullname && sentence(wrong.fullname)}>
        <TextInput
          icon="user"
          name="name"
          autoComplete="name"
          value={fullname}
          onChange={(event) => flow.type('fullname', event.target.value)}
        />
      </Field>
      <Field label={t.phone} hint={t.codeNoPassword} error={wrong.phone && sentence(wrong.phone)}>
        <PhoneInput value={phone} onType={(typed) => flow.type('phone', typed)} />
      </Field>
      <p className={styles.alt}>
        <Link to={paths.terms}>{t.youAgree}</Link>
        <Link to={paths.register} search={{ step: 'login', next }}>
          {t.loginOtherwise}
        </Link>
      </p>
    </>
  );
}

function Code({ flow }: { flow: Entry }) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const wait = useSecondsLeft(flow.nextCodeAt);
  useTextedCode({ byPhone: true, asked: flow.nextCodeAt }, (code) => flow.type('code', code));
  return (
    <>
      <Title icon="chat">{t.codeFromSms}</Title>
      <p className={styles.alt}>
        <span>{t.codeSentTo}</span> <b dir="ltr">{flow.phone}</b>
        <Button kind="quiet" size="sm" onClick={flow.changePhone}>
          {t.changeNumber}
        </Button>
      </p>
      <OtpInput
        noCode={sentence('code-missing')}
        legend={t.otp}
        brickLabel={t.otpCharacter}
        numeric
        hint={t.otpPhoneHint}
        error={flow.wrong.code && sentence(flow.wrong.code)}
        value={flow.code}
        onChange={(code) => flow.type('code', code)}
      />
      <p className={styles.alt}>
        <span>{t.notArrived}</span>{' '}
        <button
          type="button"
          className={styles.again}
          aria-disabled={wait > 0 || flow.resending || undefined}
          onClick={() => wait === 0 && flow.resend()}
        >
          {wait > 0 ? t.sendAgainIn(wait) : t.sendAgain}
        </button>
      </p>
    </>
  );
}
