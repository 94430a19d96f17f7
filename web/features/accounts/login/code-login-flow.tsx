import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CodeStep, EmailStep } from '../code/mailed-code-steps.tsx';
import { useCodeLogin } from './use-code-login.ts';

type FlowProps = { next: string | undefined; onDone: (admin: boolean) => Promise<void> };

/** Address and code, in place of the password (docs/rules.md#accounts-18). */
export function CodeLoginFlow({ next, onDone }: FlowProps) {
  const t = useMessages('account');
  const flow = useCodeLogin(onDone);
  if (flow.stage !== 'code' || !flow.asked)
    return (
      <EmailStep
        flow={flow}
        next={next}
        title={t.loginByCode}
        lead={t.loginByCodeLead}
        progress={{ current: 1, total: 2, label: t.stepLoginEmail }}
      />
    );
  return (
    <CodeStep
      flow={flow}
      next={next}
      begin="code"
      progress={{ current: 2, total: 2, label: t.stepLoginCode }}
      busy={flow.busy === 'user'}
      submitLabel={t.login}
      onSubmit={() => flow.enter(false)}
    >
      <Button
        kind="quiet"
        size="sm"
        icon="shield"
        loading={flow.busy === 'admin'}
        disabled={flow.busy === 'user'}
        onClick={() => flow.enter(true)}
      >
        {t.adminLogin}
      </Button>
    </CodeStep>
  );
}
