import { Link } from '@tanstack/react-router';
import { paths } from '#contract/paths.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { CodeForm } from '../code/code-form.tsx';
import { nextCodeAt } from '../code/sent-codes.ts';
import { StepHead } from '../frame/step-head.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useReset } from './use-reset.ts';

type FlowProps = { next: string | undefined; onDone: () => Promise<void> };

/** The registered email, the code, the new password (docs/rules.md#accounts-5). */
export function ForgotFlow({ next, onDone }: FlowProps) {
  const t = useMessages('account');
  const flow = useReset(onDone);
  if (flow.stage === 'password' && flow.code) return <PasswordStep flow={flow} />;
  if (!flow.stage || !flow.asked) return <EmailStep flow={flow} next={next} />;
  return (
    <>
      <StepHead
        title={t.enterOtp}
        lead={
          <>
            {t.sentTo} <b>{flow.email.trim()}</b>
          </>
        }
        progress={{ current: 2, total: 3, label: t.stepForgotCode }}
      />
      <CodeForm
        code={flow.code}
        error={flow.errors.code ?? null}
        failure={flow.failure}
        busy={flow.checking.busy}
        submitLabel={t.submit}
        nextCodeAt={nextCodeAt('forgot', flow.email)}
        resending={flow.resending.busy}
        onType={(code) => flow.type('code', code)}
        onSubmit={() => void flow.checking.run()}
        onResend={() => void flow.resending.run()}
        change={
          <Link to={paths.register} search={{ step: 'forgot', next }}>
            {t.changeEmail}
          </Link>
        }
      />
    </>
  );
}
