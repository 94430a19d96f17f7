import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import styles from '../form/account.module.css';
import { EmailInput } from '../form/email-input.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { StepHead } from '../frame/step-head.tsx';
import type { Reset } from './use-reset.ts';

export const send = (act: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault();
  void act();
};

export function EmailStep({ flow, next }: { flow: Reset; next: string | undefined }) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  return (
    <>
      <StepHead
        title={t.forgetPassword}
        lead={t.forgotLead}
        progress={{ current: 1, total: 3, label: t.stepForgotEmail }}
      />
      <form noValidate className={styles.fields} onSubmit={send(flow.asking.run)}>
        <Field label={t.email} error={flow.errors.email && sentence(flow.errors.email)}>
          <EmailInput value={flow.email} onType={(email) => flow.type('email', email)} />
        </Field>
        <FailureNote failure={flow.failure} />
        <Button type="submit" size="lg" block loading={flow.asking.busy}>
          {t.sendOtp}
        </Button>
        <p className={styles.alt}>
          <Link to={paths.register} search={{ step: 'login', next }}>
            {t.backToLogin}
          </Link>
        </p>
      </form>
    </>
  );
}
