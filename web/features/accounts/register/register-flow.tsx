import { useState } from 'react';
import { signup } from '#contract/accounts/account.calls.ts';
import { paths } from '#contract/paths.ts';
import { call, keepDevice } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { CodeForm } from '../code/code-form.tsx';
import { askForCode, codeLength, nextCodeAt } from '../code/sent-codes.ts';
import styles from '../form/account.module.css';
import { phoneScreen } from '../form/address.ts';
import { toastId } from '../form/failure.ts';
import { loadChecks, useOnce, useStage } from '../form/steps.ts';
import { forgetTyped } from '../form/typed.ts';
import { StepHead } from '../frame/step-head.tsx';
import { DetailsForm } from './details-form.tsx';
import { useTypedRegistration } from './use-typed-registration.ts';

/** How long the notice is shown before the next page (docs/rules.md#notices-1). */
const noticeMs = 1500;

async function showFor(show: () => unknown): Promise<void> {
  show();
  await new Promise((resolve) => setTimeout(resolve, noticeMs));
}

/** With a phone the code is all that an account needs. @throws CallError */
async function makeAccount({
  details,
  address,
  code,
}: Pick<ReturnType<typeof useTypedRegistration>, 'details' | 'address' | 'code'>): Promise<void> {
  const { fullname, password } = details;
  const secret = address.kind === 'email' && { password };
  const body = { fullname, ...address.body, ...secret, otp: code, language: writtenLanguage() };
  const { newUser, auth, deviceToken } = await call(signup, { body });
  forgetTyped();
  keepDevice(deviceToken);
  storeSession(newUser, auth);
}

/** Form, then the code is mailed, then typed, then the account is made (docs/rules.md#accounts-1). */
function useRegistration(onDone: () => Promise<void>) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const { stage, go } = useStage();
  // A reload forgets the password, so the details are asked for again.
  const [asked, setAsked] = useState(false);
  const typed = useTypedRegistration();
  const { details, address, code, clearFailures, refuse, fail, setCodeError } = typed;

  const ask = async () => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkDetails({
        ...details,
        kind: address.kind,
        address: address.value,
      });
      if (wrong) return refuse(wrong);
      await askForCode('register', address);
    } catch (error) {
      fail(error, 'mail');
      return;
    }
    typed.typeCode('');
    setAsked(true);
    toast.info(address.kind === 'phone' ? t.checkPhone : t.checkMail, { id: toastId });
    await go('code');
  };
  const resend = async () => {
    clearFailures();
    try {
      await askForCode('register', address, true);
      typed.typeCode('');
      toast.success(t.otpSent, { id: toastId });
    } catch (error) {
      fail(error, 'mail');
    }
  };
  const sign = async () => {
    clearFailures();
    if (code.length < codeLength) return focusFirstWrong(() => setCodeError('code-missing'));
    try {
      await makeAccount(typed);
    } catch (error) {
      if (error instanceof CallError && error.problem === 'wrong-code') {
        setCodeError('wrong-code');
        toast.error(sentence('wrong-code'), { id: toastId });
      }
      // The 10,000 commonest passwords are known to the server alone.
      else if (fail(error, 'signup')) await go(undefined);
      return;
    }
    await showFor(() => toast.success(t.registered, { id: toastId }));
    await onDone();
  };

  return {
    ...typed,
    asksForCode: stage === 'code' && asked,
    asking: useOnce(ask),
    resending: useOnce(resend),
    signing: useOnce(sign),
  };
}

/** On which screen a form that stands ahead stays: scripts/first-words.mjs takes the other away. */
const usualScreens = { phone: phoneScreen, email: `not all and ${phoneScreen}` };

type FlowProps = { next: string | undefined; onDone: () => Promise<void> };

/** Form, code, account (docs/rules.md#accounts-1). */
export function RegisterFlow({ next, onDone }: FlowProps) {
  const t = useMessages('account');
  const flow = useRegistration(onDone);
  const { details, address } = flow;
  if (!flow.asksForCode)
    return address.kinds.map((kind) => (
      <div
        // The form that turns stays: with a field that is made anew, what is being typed in it would go nowhere.
        key={address.kinds.length > 1 ? kind : 'form'}
        className={styles.usual}
        data-usual={address.kinds.length > 1 ? usualScreens[kind] : undefined}
      >
        <DetailsForm
          details={details}
          address={{ ...address, kind }}
          errors={flow.errors}
          failure={flow.failure}
          busy={flow.asking.busy}
          next={next}
          onType={flow.type}
          onSubmit={() => void flow.asking.run()}
        />
      </div>
    ));
  return (
    <>
      <StepHead
        title={address.kind === 'phone' ? t.checkSms : t.checkEmail}
        lead={
          <>
            <span>{t.sentTo}</span> <b>{address.value.trim()}</b>
          </>
        }
        progress={{ current: 2, total: 2, label: t.stepCode }}
      />
      <CodeForm
        byPhone={address.kind === 'phone'}
        code={flow.code}
        error={flow.codeError}
        failure={flow.failure}
        busy={flow.signing.busy}
        submitLabel={t.verifyOtp}
        nextCodeAt={nextCodeAt('register', address.value)}
        resending={flow.resending.busy}
        onType={flow.typeCode}
        onSubmit={() => void flow.signing.run()}
        onResend={() => void flow.resending.run()}
        change={
          <Link to={paths.register} search={{ step: 'register', next }}>
            {t.changeEmail}
          </Link>
        }
      />
    </>
  );
}
