import { useState } from 'react';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { isAboutAddress, useAddress } from '../form/address.ts';
import {
  type Failure,
  failureOf,
  mailErrorTime,
  refusedFields,
  serverBroke,
  toastId,
} from '../form/failure.ts';
import { loadChecks } from '../form/steps.ts';
import { keepTyped, readTyped } from '../form/typed.ts';

/** In the order of the form, which is the order in which what is wrong is named. */
const detailNames = ['fullname', 'email', 'password', 'confirm'] as const;

export type DetailName = (typeof detailNames)[number];

export type Details = Record<DetailName, string>;

export type DetailErrors = Partial<Record<DetailName, FailureName>>;

/** What is typed and what is wrong with it; all of it survives a failure, going back and coming again. */
export function useTypedRegistration() {
  const sentence = useProblemSentence();
  const address = useAddress();
  const [details, setDetails] = useState<Omit<Details, 'email'>>(() => {
    const { fullname } = readTyped();
    return { fullname, password: '', confirm: '' };
  });
  const [errors, setErrors] = useState<DetailErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<FailureName | null>(null);
  const refuse = (wrong: DetailErrors) => focusFirstWrong(() => setErrors(wrong));
  return {
    details: { ...details, email: address.value },
    address,
    errors,
    failure,
    code,
    codeError,
    setCodeError,
    type: (name: DetailName, value: string) => {
      // The checks load while the user types.
      void loadChecks().catch(() => undefined);
      if (name === 'email') address.type(value);
      else setDetails((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
      if (name === 'fullname') keepTyped({ fullname: value });
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
      const { phone, ...others } = refusedFields(error, [...detailNames, 'phone']);
      const refused = phone ? { email: phone, ...others } : others;
      const failed = failureOf(error);
      const taken = isAboutAddress(failed.problem);
      if (taken) toast.warning(sentence(failed.problem), { id: toastId });
      if (taken || Object.keys(refused).length > 0) {
        refuse(taken ? { email: failed.problem } : refused);
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
