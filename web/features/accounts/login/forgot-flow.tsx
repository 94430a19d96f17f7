import type { FormEvent } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { CodeStep, EmailStep } from '../code/mailed-code-steps.tsx';
import styles from '../form/account.module.css';
import { FailureNote } from '../form/failure-note.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { StepHead } from '../frame/step-head.tsx';
import { type Reset, useReset } from './use-reset.ts';

function PasswordStep({ flow }: { flow: Reset }) {
  const t = useMessages('account');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void flow.updating.run();
  };
  return (
    <>
      <StepHead title={t.newPassword} progress={{ current: 3, total: 3, label: t.stepForgotPassword }} />
      <form noValidate className={styles.fields} onSubmit={submit}>
        {/* For the browser's store of passwords, which would keep a password without a name. */}
        <input name="username" autoComplete="username" value={flow.address.value} readOnly hidden />
        <NewPasswordFields
          labels={{ password: t.newPassword, confirm: t.confirmNewPassword }}
          password={flow.password}
          confirm={flow.confirm}
          errors={flow.errors}
          onType={flow.type}
        />
        <FailureNote failure={flow.failure} />
        <LineButton type="submit" size="lg" block loading={flow.updating.busy}>
          {t.submit}
        </LineButton>
      </form>
    </>
  );
}

type FlowProps = { next: string | undefined; onDone: () => Promise<void> };

/** The registered email, the code, the new password (docs/rules.md#accounts-5). */
export function ForgotFlow({ next, onDone }: FlowProps) {
  const t = useMessages('account');
  const flow = useReset(onDone);
  if (flow.stage === 'password' && flow.code) return <PasswordStep flow={flow} />;
  if (!flow.stage || !flow.asked)
    return (
      <EmailStep
        flow={flow}
        next={next}
        title={t.forgetPassword}
        lead={t.forgotLead}
        progress={{ current: 1, total: 3, label: t.stepForgotEmail }}
      />
    );
  return (
    <CodeStep
      flow={flow}
      next={next}
      begin="forgot"
      progress={{ current: 2, total: 3, label: t.stepForgotCode }}
      busy={flow.checking.busy}
      submitLabel={t.submit}
      onSubmit={() => void flow.checking.run()}
    />
  );
}
