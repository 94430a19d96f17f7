import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type SecondFactorSetup, setUpAtLogin } from '#contract/accounts/second-factor.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import styles from '../../form/account.module.css';
import { FailureNote } from '../../form/failure-note.tsx';
import { StepHead } from '../../frame/step-head.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { SetUpForm } from '../set-up-form.tsx';
import { type SecondStepActs, useSecondStep } from './use-second-step.ts';
import type { WaitingLogin } from './waiting-login.ts';

type EnrolStepProps = SecondStepActs & { waiting: WaitingLogin; back: ReactNode };

/** An admin's first login where a second step is demanded: the app is set up on the way. */
export function EnrolStep({ waiting, onDone, onBack, back }: EnrolStepProps) {
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
