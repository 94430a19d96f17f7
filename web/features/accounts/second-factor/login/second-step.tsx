import { type FormEvent, type ReactNode, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import styles from '../../form/account.module.css';
import { FailureNote } from '../../form/failure-note.tsx';
import { StepHead } from '../../frame/step-head.tsx';
import { RecoveryCodeInput } from '../recovery-code-input.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { type SecondStepActs, useSecondStep } from './use-second-step.ts';
import { forgetWaiting, type WaitingLogin } from './waiting-login.ts';

type SecondStepProps = SecondStepActs & { waiting: WaitingLogin };

/** After the password: the code of the app, or the app itself where an admin has none (docs/rules.md#accounts-19). */
export function SecondStep({ waiting, onDone, onBack }: SecondStepProps) {
  const t = useMessages('security');
  const back = (
    <button
      type="button"
      className={styles.again}
      onClick={() => {
        forgetWaiting();
        void onBack();
      }}
    >
      {t.back}
    </button>
  );
  const props = { waiting, onDone, onBack, back };
  return waiting.secondFactor === 'enrol' ? <EnrolStep {...props} /> : <CodeStep {...props} />;
}

function CodeStep({ waiting, onDone, onBack, back }: SecondStepProps & { back: ReactNode }) {
  const t = useMessages('security');
  const sentence = useProblemSentence();
  const [byRecovery, setByRecovery] = useState(false);
  const form = useSecondStep(waiting, { onDone, onBack });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.run();
  };
  const other = () => {
    form.type('');
    setByRecovery(!byRecovery);
  };
  const error = form.error && sentence(form.error);
  return (
    <>
      <StepHead
        title={byRecovery ? t.recoveryTitle : t.stepTitle}
        lead={byRecovery ? t.recoveryLead : t.stepLead}
      />
      <form noValidate className={styles.fields} onSubmit={submit}>
        {byRecovery ? (
          <RecoveryCodeInput label={t.recoveryCode} error={error} value={form.code} onType={form.type} />
        ) : (
          <OtpInput
            noCode={sentence('second-code-missing')}
            numeric
            autoFocus
            legend={t.code}
            brickLabel={t.digit}
            error={error}
            value={form.code}
            onChange={form.type}
          />
        )}
        <FailureNote failure={form.failure} />
        <LineButton type="submit" size="lg" block loading={form.busy}>
          {t.logIn}
        </LineButton>
        <div>
          <p className={styles.alt}>
            <button type="button" className={styles.again} onClick={other}>
              {byRecovery ? t.useApp : t.useRecovery}
            </button>
          </p>
          <p className={styles.alt}>{back}</p>
        </div>
      </form>
    </>
  );
}
