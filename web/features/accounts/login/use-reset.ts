import { updatePassword, verifyCode } from '#contract/accounts/account.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { codeLength } from '../code/sent-codes.ts';
import { useMailedCode } from '../code/use-mailed-code.ts';
import { failureOf, refusedFields, serverBroke } from '../form/failure.ts';
import { loadChecks, useOnce } from '../form/steps.ts';
import { keepLogin } from '../second-factor/login/waiting-login.ts';

export type Reset = ReturnType<typeof useReset>;

export function useReset(onDone: () => Promise<void>) {
  const t = useMessages('account');
  const mailed = useMailedCode();
  const { address, code, password, confirm, go, clearFailures, refuse, fail } = mailed;

  const check = async () => {
    clearFailures();
    if (code.length < codeLength) return refuse({ code: 'code-missing' });
    try {
      await call(verifyCode, { body: { ...address.body, otp: code, purpose: 'reset' }, device: true });
    } catch (error) {
      return fail(error);
    }
    await go('password');
  };
  const update = async () => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkNewPassword({ password, confirm });
      if (wrong) return refuse(wrong);
      const body = { ...address.body, password, otp: code, language: writtenLanguage() };
      const answer = await call(updatePassword, { body, device: true });
      if (!keepLogin(answer, false)) {
        toast.success(t.passwordUpdated);
        return await go('second');
      }
    } catch (error) {
      const refused = refusedFields(error, ['password']);
      if (refused.password) return refuse(refused);
      // The code ran out while the password was typed.
      if (failureOf(error).problem === 'wrong-reset-code') await go('code');
      return fail(serverBroke(error) ? new CallError('password-update-failed') : error);
    }
    toast.success(t.passwordUpdated);
    await onDone();
  };

  return { ...mailed, checking: useOnce(check), updating: useOnce(update) };
}
