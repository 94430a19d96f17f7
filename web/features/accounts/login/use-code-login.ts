import { useState } from 'react';
import { login } from '#contract/accounts/account.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { codeLength } from '../code/sent-codes.ts';
import { useMailedCode } from '../code/use-mailed-code.ts';
import { useOnce } from '../form/once.ts';
import { keepLogin } from '../second-factor/login/keep-login.ts';

/** The address, then the code that was mailed there; it is of the same kind as that of a forgotten password. */
export function useCodeLogin(onDone: (admin: boolean) => Promise<void>) {
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
