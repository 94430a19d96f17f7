import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type SecondFactorSetup, setUpAtLogin } from '#contract/accounts/second-factor.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import styles from '../../form/account.module.css';
import { FailureNote } from '../../form/failure-note.tsx';
import { StepHead } from '../../frame/step-head.tsx';
import { RecoveryCodeInput } from '../proof-input.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { SetUpForm } from '../set-up-form.tsx';
import { type SecondStepActs, useSecondStep } from './use-second-step.ts';
import { forgetWaiting, type WaitingLogin } from './waiting-login.ts';

type EnrolStepProps = SecondStepActs & { waiting: WaitingLogin; back: ReactNode };

/** An admin's first login where a second step is demanded: the app is set up on the way. */
function EnrolStep({ waiting, onDone, onBack, back }: EnrolStepProps) {
  const t = useMessages('security');
  const sentence = useProblemSentence();
  const form = useSecondStep(waiting, { onDone, onBack });
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const failed = useEffectEvent(form.fail);
  const { ticket } = waiting;
  useEffect(() => {
    call(setUpAtLogin, { body: { ticket } }).then(({ data }) => setSetup(data), failed);
  }, [ticket]);

  if (form.recoveryCodes)
    return (
      <>
        <StepHead title={t.codesTitle} lead={t.codesLead} />
        <RecoveryCodes codes={form.recoveryCodes} onKept={() => void onDone(waiting.admin)} />
      </>
    );
  return (
    <>
      <StepHead title={t.enrolTitle} lead={t.enrolLead} />
      {setup ? (
        <SetUpForm
          setup={setup}
          code={form.code}
          error={form.error && sentence(form.error)}
          busy={form.busy}
          onType={form.type}
          onSubmit={() => void form.run()}
        />
      ) : (
        !form.failure && <Skeleton label={t.loading} count={2} />
      )}
      <FailureNote failure={form.failure} />
      <p className={styles.alt}>{back}</p>
    </>
  );
}

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
