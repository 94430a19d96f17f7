import { useState } from 'react';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import {
  type Failure,
  failureOf,
  mailErrorTime,
  refusedFields,
  serverBroke,
  toastId,
} from '../form/failure.ts';
import { loadChecks } from '../form/load-checks.ts';
import { keepTyped, readTyped } from '../form/typed.ts';
import { type DetailErrors, type DetailName, type Details, detailNames } from './details.ts';

/** What is typed and what is wrong with it; all of it survives a failure, going back and coming again. */
export function useTypedRegistration() {
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
      // The checks load while the user types.
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
