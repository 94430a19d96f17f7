import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { updatePassword, verifyCode } from '#contract/accounts/calls.ts';
import { paths } from '#contract/paths.ts';
import { CallError, call, type FailureName } from '#web/shared/api/api.ts';
import { currentSession, storeSession } from '#web/shared/api/session.ts';
import { currentLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from '../form/account.module.css';
import { StepHead } from '../form/auth-frame.tsx';
import { CodeForm } from '../form/code-form.tsx';
import { EmailInput, FailureNote, NewPasswordFields } from '../form/fields.tsx';
import {
  askForCode,
  codeLength,
  codeWasSent,
  forgetTyped,
  keepTyped,
  nextCodeAt,
  readTyped,
  useStage,
} from '../form/memory.ts';
import {
  type Failure,
  failureOf,
  mailErrorTime,
  refusedFields,
  serverBroke,
  toastId,
  useOnce,
} from '../form/submit.ts';

const loadChecks = () => import('../form/checks.ts');

type FlowProps = { next: string | undefined; onDone: () => Promise<void> };

/** The registered email, the code, the new password (docs/rules.md#accounts-5). */
export function ForgotFlow({ next, onDone }: FlowProps) {
  const words = useMessages('account');
  const flow = useReset(onDone);
  if (flow.stage === 'password' && flow.code) return <PasswordStep flow={flow} />;
  if (!flow.stage || !flow.asked) return <EmailStep flow={flow} next={next} />;
  return (
    <>
      <StepHead
        title={words.enterOtp}
        lead={
          <>
            {words.sentTo} <b>{flow.email.trim()}</b>
          </>
        }
        progress={{ current: 2, total: 3, label: words.stepForgotCode }}
      />
      <CodeForm
        code={flow.code}
        error={flow.errors.code ?? null}
        failure={flow.failure}
        busy={flow.checking.busy}
        submitLabel={words.submit}
        nextCodeAt={nextCodeAt('forgot', flow.email)}
        resending={flow.resending.busy}
        onType={(code) => flow.type('code', code)}
        onSubmit={() => void flow.checking.run()}
        onResend={() => void flow.resending.run()}
        change={
          <Link to={paths.register} search={{ step: 'forgot', next }}>
            {words.changeEmail}
          </Link>
        }
      />
    </>
  );
}

type Reset = ReturnType<typeof useReset>;
const send = (act: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault();
  void act();
};

function EmailStep({ flow, next }: { flow: Reset; next: string | undefined }) {
  const words = useMessages('account');
  const sentence = useProblemSentence();
  return (
    <>
      <StepHead
        title={words.forgetPassword}
        lead={words.forgotLead}
        progress={{ current: 1, total: 3, label: words.stepForgotEmail }}
      />
      <form noValidate className={styles.fields} onSubmit={send(flow.asking.run)}>
        <Field label={words.email} error={flow.errors.email && sentence(flow.errors.email)}>
          <EmailInput value={flow.email} onType={(email) => flow.type('email', email)} />
        </Field>
        <FailureNote failure={flow.failure} />
        <Button type="submit" size="lg" block loading={flow.asking.busy}>
          {words.sendOtp}
        </Button>
        <p className={styles.alt}>
          <Link to={paths.register} search={{ step: 'login', next }}>
            {words.backToLogin}
          </Link>
        </p>
      </form>
    </>
  );
}

function PasswordStep({ flow }: { flow: Reset }) {
  const words = useMessages('account');
  return (
    <>
      <StepHead
        title={words.newPassword}
        progress={{ current: 3, total: 3, label: words.stepForgotPassword }}
      />
      <form noValidate className={styles.fields} onSubmit={send(flow.updating.run)}>
        {/* For the browser's store of passwords, which would keep a password without a name. */}
        <input type="email" name="email" autoComplete="email" value={flow.email} readOnly hidden />
        <NewPasswordFields
          labels={{ password: words.newPassword, confirm: words.confirmNewPassword }}
          password={flow.password}
          confirm={flow.confirm}
          errors={flow.errors}
          onType={flow.type}
        />
        <FailureNote failure={flow.failure} />
        <Button type="submit" size="lg" block loading={flow.updating.busy}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}

type Name = 'email' | 'code' | 'password' | 'confirm';

function useTypedReset() {
  const sentence = useProblemSentence();
  const [typed, setTyped] = useState<Record<Name, string>>(() => ({
    email: readTyped().email || (currentSession()?.user.email ?? ''),
    code: '',
    password: '',
    confirm: '',
  }));
  const [errors, setErrors] = useState<Partial<Record<Name, FailureName>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const refuse = (wrong: Partial<Record<Name, FailureName>>) => focusFirstWrong(() => setErrors(wrong));
  return {
    ...typed,
    errors,
    failure,
    type: (name: Name, value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
      if (name === 'email') keepTyped({ email: value });
    },
    refuse,
    clearFailures: () => {
      toast.close(toastId);
      setErrors({});
      setFailure(null);
    },
    /** Beside the field it is about, else beside the form; as a toast too. */
    fail: (error: unknown, { mail = false } = {}) => {
      const failed = failureOf(error);
      // To `/verifyOtp` an address that is not registered is one that registers.
      const problem = failed.problem === 'wrong-code' ? 'wrong-reset-code' : failed.problem;
      if (problem === 'email-unknown') refuse({ email: problem });
      else if (problem === 'wrong-reset-code') refuse({ code: problem });
      else setFailure(failed);
      toast.error(sentence(problem), { id: toastId, autoClose: mail ? mailErrorTime : undefined });
    },
  };
}

function useReset(onDone: () => Promise<void>) {
  const words = useMessages('account');
  const { stage, go } = useStage();
  const typed = useTypedReset();
  const [asked, setAsked] = useState(() => codeWasSent('forgot', typed.email));
  const { email, code, password, confirm, clearFailures, refuse, fail } = typed;

  const mail = async (anew: boolean) => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkEmail(email);
      if (wrong) return refuse({ email: wrong });
      await askForCode('forgot', email, anew);
    } catch (error) {
      return fail(error, { mail: true });
    }
    typed.type('code', '');
    setAsked(true);
    toast.success(words.otpSent, { id: toastId });
    if (stage !== 'code') await go('code');
  };
  const check = async () => {
    clearFailures();
    if (code.length < codeLength) return refuse({ code: 'code-missing' });
    try {
      await call(verifyCode, { body: { email, otp: code } });
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
      const body = { email, password, otp: code, language: currentLanguage() };
      const { user, auth } = await call(updatePassword, { body });
      forgetTyped();
      storeSession(user, auth);
    } catch (error) {
      const refused = refusedFields(error, ['password']);
      if (refused.password) return refuse(refused);
      const problem = failureOf(error).problem;
      // The code ran out while the password was typed.
      if (problem === 'wrong-reset-code') await go('code');
      return fail(serverBroke(error) ? new CallError('password-update-failed') : error);
    }
    toast.success(words.passwordUpdated);
    await onDone();
  };

  return {
    ...typed,
    stage,
    asked,
    asking: useOnce(() => mail(false)),
    resending: useOnce(() => mail(true)),
    checking: useOnce(check),
    updating: useOnce(update),
  };
}
