import { useMessages } from '#web/shared/i18n/messages.ts';
import { EmailForm } from '../code/email-form.tsx';
import { StepHead } from '../frame/step-head.tsx';
import type { Reset } from './use-reset.ts';

export function EmailStep({ flow, next }: { flow: Reset; next: string | undefined }) {
  const t = useMessages('account');
  return (
    <>
      <StepHead
        title={t.forgetPassword}
        lead={t.forgotLead}
        progress={{ current: 1, total: 3, label: t.stepForgotEmail }}
      />
      <EmailForm
        email={flow.email}
        error={flow.errors.email}
        failure={flow.failure}
        busy={flow.asking.busy}
        next={next}
        onType={(email) => flow.type('email', email)}
        onSubmit={() => void flow.asking.run()}
      />
    </>
  );
}
