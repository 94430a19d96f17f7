import type { FormEvent, ReactNode } from 'react';
import type { SecondFactorSetup } from '#contract/accounts/second-factor.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { part } from '#web/shared/ui/later.ts';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import { useCopy } from './recovery-codes.tsx';
import styles from './set-up.module.css';

// The code's drawing weighs more than the page that it stands on.
const QrCode = part(async () => (await import('#web/shared/ui/qr-code.tsx')).QrCode);

type SetUpFormProps = {
  setup: SecondFactorSetup;
  code: string;
  error: ReactNode;
  busy: boolean;
  onType: (code: string) => void;
  onSubmit: () => void;
  /** Beside the button. */
  children?: ReactNode;
};

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Three steps: the app, its secret by camera or by hand, and a code that proves it. */
export function SetUpForm({ setup, code, error, busy, onType, onSubmit, children }: SetUpFormProps) {
  const t = useMessages('security');
  const copy = useCopy();
  const sentence = useProblemSentence();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <ol className={styles.steps}>
        <li>{t.getApp}</li>
        <li>
          {t.scan}
          <div className={styles.ways}>
            <div className={styles.qr}>
              <QrCode text={setup.otpauth} label={t.qr} />
            </div>
            <div className={styles.hand}>
              <p>{t.byHand}</p>
              <code className={styles.secret}>{inFours(setup.secret)}</code>
              <Button kind="line" size="sm" icon="doc" onClick={() => void copy(setup.secret)}>
                {t.copyKey}
              </Button>
              <a
                className={`${buttonClass({ kind: 'quiet', size: 'sm' })} ${styles.app}`}
                href={setup.otpauth}
              >
                <Icon name="phone" size={22} />
                {t.openApp}
              </a>
            </div>
          </div>
        </li>
        <li>{t.enterCode}</li>
      </ol>
      <OtpInput
        noCode={sentence('second-code-missing')}
        numeric
        legend={t.code}
        brickLabel={t.digit}
        error={error}
        value={code}
        onChange={onType}
      />
      <div className={styles.acts}>
        <LineButton type="submit" loading={busy}>
          {t.confirm}
        </LineButton>
        {children}
      </div>
    </form>
  );
}
