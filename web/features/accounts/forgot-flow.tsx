import { useMessages } from '#web/shared/i18n/messages.ts';
import { CodeStep, EmailStep } from './code/mailed-code-steps.tsx';
import { PasswordStep } from './password-step.tsx';
import { useReset } from './use-reset.ts';

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
