import { useState } from 'react';
import { signup } from '#contract/accounts/calls.ts';
import { CallError, call, type FailureName } from '#web/shared/api/api.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { currentLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import { askForCode, codeLength, forgetTyped, keepTyped, readTyped, useStage } from '../form/memory.ts';
import {
  type Failure,
  failureOf,
  mailErrorTime,
  refusedFields,
  serverBroke,
  toastId,
  useOnce,
} from '../form/submit.ts';
import { type DetailErrors, type DetailName, type Details, detailNames } from './details-form.tsx';

const loadChecks = () => import('../form/checks.ts');

/** What is typed and what is wrong with it; all of it survives a failure, going back and coming again. */
function useTypedRegistration() {
  const sentence = useProblemSentence();
  const [details, setDetails] = useState<Details>(() => {
    const { fullname, email } = readTyped();
    return { fullname, email, password: '', confirm: '' };
  });
  const [errors, setErrors] = useState<DetailErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<FailureName | null>(null);
  const refuse = (wrong: DetailErrors) => focusFirstWrong(() => setErrors(wrong));
  return {
    details,
    errors,
    failure,
    code,
    codeError,
    setCodeError,
    type: (name: DetailName, value: string) => {
      // Its 22 KB come while one types.
      void loadChecks().catch(() => undefined);
      setDetails((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
      if (name === 'fullname' || name === 'email') keepTyped({ [name]: value });
    },
    typeCode: (typed: string) => {
      setCode(typed);
      setCodeError(null);
    },
    refuse,
    clearFailures: () => {
      toast.close(toastId);
      setErrors({});
      setFailure(null);
    },
    /** Beside the field it is about, else beside the form; as a toast too. @returns whether a field is to be mended */
    fail: (error: unknown, kind: 'mail' | 'signup'): boolean => {
      const refused = refusedFields(error, detailNames);
      const failed = failureOf(error);
      const taken = failed.problem === 'email-taken';
      if (taken) toast.warning(sentence('email-taken'), { id: toastId });
      if (taken || Object.keys(refused).length > 0) {
        refuse(taken ? { email: 'email-taken' } : refused);
        return true;
      }
      const problem = kind === 'signup' && serverBroke(error) ? 'registration-failed' : failed.problem;
      setFailure({ ...failed, problem });
      toast.error(sentence(problem), {
        id: toastId,
        autoClose: kind === 'mail' ? mailErrorTime : undefined,
      });
      return false;
    },
  };
}

/** Form, then the code is mailed, then typed, then the account is made (docs/rules.md#accounts-1). */
export function useRegistration(onDone: () => Promise<void>) {
  const words = useMessages('account');
  const sentence = useProblemSentence();
  const { stage, go } = useStage();
  // A reload forgets the password, so the details are asked for again.
  const [asked, setAsked] = useState(false);
  const typed = useTypedRegistration();
  const { details, code, clearFailures, refuse, fail, setCodeError } = typed;

  const ask = async () => {
    clearFailures();
    try {
      const wrong = (await loadChecks()).checkDetails(details);
      if (wrong) return refuse(wrong);
      await askForCode('register', details.email);
    } catch (error) {
      fail(error, 'mail');
      return;
    }
    typed.typeCode('');
    setAsked(true);
    toast.info(words.checkMail, { id: toastId });
    await go('code');
  };
  const resend = async () => {
    clearFailures();
    try {
      await askForCode('register', details.email, true);
      typed.typeCode('');
      toast.success(words.otpSent, { id: toastId });
    } catch (error) {
      fail(error, 'mail');
    }
  };
  const sign = async () => {
    clearFailures();
    if (code.length < codeLength) return focusFirstWrong(() => setCodeError('code-missing'));
    try {
      const { fullname, email, password } = details;
      const body = { fullname, email, password, otp: code, language: currentLanguage() };
      const { newUser, auth } = await call(signup, { body });
      forgetTyped();
      storeSession(newUser, auth);
    } catch (error) {
      if (error instanceof CallError && error.problem === 'wrong-code') {
        setCodeError('wrong-code');
        toast.error(sentence('wrong-code'), { id: toastId });
      }
      // The 10,000 commonest passwords are known to the server alone.
      else if (fail(error, 'signup')) await go(undefined);
      return;
    }
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
