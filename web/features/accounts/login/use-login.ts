import { useState } from 'react';
import { login } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { useAddress } from '../form/address/address.ts';
import { type Failure, failureOf, toastId } from '../form/failure.ts';
import { useOnce } from '../form/once.ts';
import { useStage } from '../form/stage.ts';
import { keepLogin } from '../second-factor/login/keep-login.ts';

export function useLogin(onDone: (admin: boolean) => Promise<void>) {
  const sentence = useProblemSentence();
  const { go } = useStage();
  const address = useAddress();
  const [password, setPassword] = useState('');
  const [asAdmin, setAsAdmin] = useState(false);
  const [errors, setErrors] = useState<{ email?: FailureName; password?: FailureName }>({});
  const [failure, setFailure] = useState<Failure | null>(null);

  const { busy, run } = useOnce(async (admin: boolean) => {
    setAsAdmin(admin);
    setFailure(null);
    toast.close(toastId);
    const required = (value: string) => (value ? undefined : ('required' as const));
    const wrong = { email: required(address.value.trim()), password: required(password) };
    if (wrong.email || wrong.password) return focusFirstWrong(() => setErrors(wrong));
    try {
      const answer = await call(login, { body: { ...address.body, password, admin }, device: true });
      if (!keepLogin(answer, admin)) return await go('second');
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      toast.error(sentence(failed.problem), { id: toastId });
      return;
    }
    await onDone(admin);
  });

  return {
    address,
    password,
    errors,
    failure,
    busy: busy ? (asAdmin ? 'admin' : 'user') : undefined,
    run,
    typeAddress: (typed: string) => {
      address.type(typed);
      setErrors((before) => ({ ...before, email: undefined }));
    },
    typePassword: (typed: string) => {
      setPassword(typed);
      setErrors((before) => ({ ...before, password: undefined }));
    },
  };
}
