import type { FormEvent } from 'react';
import { updatePassword, verifyCode } from '#contract/accounts/account.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { CodeStep, EmailStep } from '../code/mailed-code-steps.tsx';
import { codeLength } from '../code/sent-codes.ts';
import { useMailedCode } from '../code/use-mailed-code.ts';
import styles from '../form/account.module.css';
import { failureOf, refusedFields, serverBroke } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { loadChecks, useOnce } from '../form/steps.ts';
import { StepHead } from '../frame/step-head.tsx';
import { keepLogin } from '../second-factor/login/waiting-login.ts';

type Reset = ReturnType<typeof useReset>;

function useReset(onDone: () => Promise<void>) {
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
