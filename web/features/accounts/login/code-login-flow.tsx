import { useState } from 'react';
import { login } from '#contract/accounts/account.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CodeStep, EmailStep } from '../code/mailed-code-steps.tsx';
import { codeLength } from '../code/sent-codes.ts';
import { useMailedCode } from '../code/use-mailed-code.ts';
import { useOnce } from '../form/steps.ts';
import { keepLogin } from '../second-factor/login/waiting-login.ts';

/** The address, then the code that was mailed there; it is of the same kind as that of a forgotten password. */
function useCodeLogin(onDone: (admin: boolean) => Promise<void>) {
  const mailed = useMailedCode();
  const { address, code, go, clearFailures, refuse, fail } = mailed;
  const [asAdmin, setAsAdmin] = useState(false);

  const entering = useOnce(async (admin: boolean) => {
    setAsAdmin(admin);
    clearFailures();
    if (code.length < codeLength) return refuse({ code: 'code-missing' });
    try {
      const answer = await call(login, { body: { ...address.body, otp: code, admin }, device: true });
      if (!keepLogin(answer, admin)) return await go('second');
    } catch (error) {
      return fail(error);
    }
    await onDone(admin);
  });
  return {
    ...mailed,
    enter: (admin: boolean) => void entering.run(admin),
    busy: entering.busy ? (asAdmin ? 'admin' : 'user') : undefined,
  };
}

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
