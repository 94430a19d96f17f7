import type { FormEvent, ReactNode } from 'react';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import styles from '../form/account.module.css';
import type { Failure } from '../form/failure.ts';
import { FailureNote, useSecondsLeft } from '../form/failure-note.tsx';
import { useTextedCode } from './use-texted-code.ts';

type CodeFormProps = {
  /** Whether it came by SMS. */
  byPhone?: boolean;
  code: string;
  error: FailureName | null;
  failure: Failure | null;
  busy: boolean;
  submitLabel: string;
  /** When a new code may be asked for, in ms since 1970. */
  nextCodeAt: number;
  resending: boolean;
  onType: (code: string) => void;
  onSubmit: () => void;
  onResend: () => void;
  /** The link that changes the address. */
  change: ReactNode;
  /** Another button under the first. */
  children?: ReactNode;
};

/** The code that was mailed: six bricks, and a new code after a minute. */
export function CodeForm(props: CodeFormProps) {
  const { code, error, failure, busy, submitLabel, nextCodeAt, resending, onType, onSubmit, onResend } =
    props;
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const wait = useSecondsLeft(nextCodeAt);
  useTextedCode({ byPhone: props.byPhone, asked: nextCodeAt }, onType);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className={styles.fields} onSubmit={submit}>
      <OtpInput
        noCode={sentence('code-missing')}
        legend={t.otp}
        brickLabel={t.otpCharacter}
        numeric={props.byPhone}
        hint={props.byPhone ? t.otpPhoneHint : t.otpHint}
        error={error && sentence(error)}
        value={code}
        onChange={onType}
      />
      <FailureNote failure={failure} />
      <LineButton type="submit" size="lg" block loading={busy}>
        {submitLabel}
      </LineButton>
      {props.children}
      <div>
        <p className={styles.alt}>
          {t.notArrived}{' '}
          <button
            type="button"
            className={styles.again}
            aria-disabled={wait > 0 || resending || undefined}
            onClick={() => wait === 0 && onResend()}
          >
            {wait > 0 ? t.sendAgainIn(wait) : t.sendAgain}
          </button>
        </p>
        <p className={styles.alt}>
          {props.byPhone ? t.wrongPhone : t.wrongEmail} {props.change}
        </p>
      </div>
    </form>
  );
}
