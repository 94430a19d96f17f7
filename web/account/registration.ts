import { useState } from 'react';
import { signup } from '#contract/account/calls';
import { currentLanguage, useWords } from '../languages/words.ts';
import { CallError, call, type FailureName } from '../lib/api.ts';
import { useProblemSentence } from '../lib/problem.ts';
import { storeSession } from '../lib/session.ts';
import { toast } from '../ui/toast.tsx';
import { type DetailErrors, type DetailName, type Details, detailNames } from './details-form.tsx';
import { askForCode, forgetTyped, keepTyped, readTyped, useStage } from './memory.ts';
import { type Failure, failureOf, focusFirstWrong, refusedFields, useOnce } from './submit.ts';

const loadChecks = () => import('./checks.ts');
/** §9: milliseconds that an error in mailing is shown. */
const mailErrorTime = 3000;

/** §4: form, then the code is mailed, then typed, then the account is made; all that is typed survives a failure. */
export function useRegistration(onDone: () => Promise<void>) {
  const words = useWords('account');
  const sentence = useProblemSentence();
  const { stage, go } = useStage();
  const [details, setDetails] = useState<Details>(() => {
    const { fullname, email } = readTyped();
    return { fullname, email, password: '', confirm: '' };
  });
  const [errors, setErrors] = useState<DetailErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<FailureName | null>(null);

  const refuse = (wrong: DetailErrors) => {
    setErrors(wrong);
    focusFirstWrong();
  };
  const fail = (error: unknown, kind: 'mail' | 'signup') => {
    const failed = failureOf(error);
    if (failed.problem === 'email-taken') {
      refuse({ email: 'email-taken' });
      toast.warning(sentence('email-taken'));
      return;
    }
    if (kind === 'signup' && failed.problem === 'server-error') failed.problem = 'registration-failed';
    setFailure(failed);
    toast.error(sentence(failed.problem), kind === 'mail' ? { autoClose: mailErrorTime } : {});
  };

  const ask = async () => {
    setFailure(null);
    try {
      const wrong = (await loadChecks()).checkDetails(details);
      if (wrong) return refuse(wrong);
      setErrors({});
      await askForCode('register', details.email);
    } catch (error) {
      const refused = refusedFields(error, detailNames);
      return Object.keys(refused).length > 0 ? refuse(refused) : fail(error, 'mail');
    }
    setCode('');
    setCodeError(null);
    toast.info(words.checkMail);
    await go('code');
  };

  const resend = async () => {
    setFailure(null);
    try {
      await askForCode('register', details.email, true);
      setCode('');
      setCodeError(null);
      toast.success(words.otpSent);
    } catch (error) {
      fail(error, 'mail');
    }
  };

  const sign = async () => {
    setFailure(null);
    if (code.length < 6) return setCodeError('code-missing');
    try {
      const { fullname, email, password } = details;
      const body = { fullname, email, password, otp: code, language: currentLanguage() };
      const { newUser, auth } = await call(signup, { body });
      forgetTyped();
      storeSession(newUser, auth);
    } catch (error) {
      if (error instanceof CallError && error.problem === 'wrong-code') {
        setCodeError('wrong-code');
        toast.error(sentence('wrong-code'));
        return;
      }
      // The 10,000 commonest passwords are known to the server alone.
      const refused = refusedFields(error, detailNames);
      const taken = error instanceof CallError && error.problem === 'email-taken';
      if (taken || Object.keys(refused).length > 0) await go(undefined);
      if (Object.keys(refused).length > 0) refuse(refused);
      else fail(error, 'signup');
      return;
    }
    await onDone();
  };

  return {
    stage,
    details,
    errors,
    failure,
    code,
    codeError,
    type: (name: DetailName, value: string) => {
      setDetails((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
      if (name === 'fullname' || name === 'email') keepTyped({ [name]: value });
    },
    touch: () => void loadChecks().catch(() => undefined),
    typeCode: (typed: string) => {
      setCode(typed);
      setCodeError(null);
    },
    asking: useOnce(ask),
    resending: useOnce(resend),
    signing: useOnce(sign),
  };
}
