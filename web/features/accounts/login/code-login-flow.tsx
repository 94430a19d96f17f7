import { Link } from '@tanstack/react-router';
import { paths } from '#contract/paths.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CodeForm } from '../code/code-form.tsx';
import { EmailForm } from '../code/email-form.tsx';
import { nextCodeAt } from '../code/sent-codes.ts';
import { StepHead } from '../frame/step-head.tsx';
import { type CodeLogin, useCodeLogin } from './use-code-login.ts';

type FlowProps = { next: string | undefined; onDone: (admin: boolean) => Promise<void> };

/** Address and code, in place of the password (docs/rules.md#accounts-18). */
export function CodeLoginFlow({ next, onDone }: FlowProps) {
  const t = useMessages('account');
  const flow = useCodeLogin(onDone);
  if (!flow.asksForCode)
    return (
      <>
        <StepHead
          title={t.loginByCode}
          lead={t.loginByCodeLead}
          progress={{ current: 1, total: 2, label: t.stepLoginEmail }}
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
  return <CodeStep flow={flow} next={next} />;
}

function CodeStep({ flow, next }: { flow: CodeLogin; next: string | undefined }) {
  const t = useMessages('account');
  const change = (
    <Link to={paths.register} search={{ step: 'code', next }}>
      {t.changeEmail}
    </Link>
  );
  return (
    <>
      <StepHead
        title={t.enterOtp}
        lead={
          <>
            {t.sentTo} <b>{flow.email.trim()}</b>
          </>
        }
        progress={{ current: 2, total: 2, label: t.stepLoginCode }}
      />
      <CodeForm
        code={flow.code}
        error={flow.errors.code ?? null}
        failure={flow.failure}
        busy={flow.busy === 'user'}
        submitLabel={t.login}
        nextCodeAt={nextCodeAt('forgot', flow.email)}
        resending={flow.resending.busy}
        onType={(code) => flow.type('code', code)}
        onSubmit={() => flow.enter(false)}
        onResend={() => void flow.resending.run()}
        change={change}
      >
        <Button
          kind="line"
          block
          icon="shield"
          loading={flow.busy === 'admin'}
          disabled={flow.busy === 'user'}
          onClick={() => flow.enter(true)}
        >
          {t.adminLogin}
        </Button>
      </CodeForm>
    </>
  );
}
