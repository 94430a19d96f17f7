import { useState } from 'react';
import { login } from '#contract/accounts/account.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { askForCode } from '../code/sent-codes.ts';
import { isAboutAddress, useAddress } from '../form/address.ts';
import { type Failure, failureOf, toastId } from '../form/failure.ts';
import { loadChecks, useOnce, useStage } from '../form/steps.ts';
import { keepLogin } from '../second-factor/login/waiting-login.ts';

interface Login {
  next: string | undefined;
  onDone: (admin: boolean) => Promise<void>;
}

/** @param login.next where to go after it */
export function useLogin({ next, onDone }: Login) {
  const navigate = useNavigate();
  const sentence = useProblemSentence();
  const { go } = useStage();
  const address = useAddress();
  const [password, setPassword] = useState('');
  const [asAdmin, setAsAdmin] = useState(false);
  const [errors, setErrors] = useState<{ email?: FailureName; password?: FailureName }>({});
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = (error: unknown) => {
    const failed = failureOf(error);
    if (isAboutAddress(failed.problem)) focusFirstWrong(() => setErrors({ email: failed.problem }));
    else setFailure(failed);
    toast.error(sentence(failed.problem), { id: toastId });
  };
  // Who registered with a phone has no password, as a rule: one press sends the code and goes to it.
  const byCode = address.kind === 'phone' && password === '';
  async function askCode(): Promise<void> {
    const wrong = (await loadChecks()).checkAddress(address.kind, address.value);
    if (wrong) return focusFirstWrong(() => setErrors({ email: wrong }));
    await askForCode('forgot', address);
    const search = next === undefined ? { step: 'code' } : { step: 'code', next };
    await navigate({ to: paths.register, search, state: { stage: 'code' } });
  }

  const { busy, run } = useOnce(async (admin: boolean) => {
    setAsAdmin(admin);
    setFailure(null);
    toast.close(toastId);
    if (byCode && !admin) return await askCode().catch(fail);
    const required = (value: string) => (value ? undefined : ('required' as const));
    const wrong = { email: required(address.value.trim()), password: required(password) };
    if (wrong.email || wrong.password) return focusFirstWrong(() => setErrors(wrong));
    try {
      const answer = await call(login, { body: { ...address.body, password, admin }, device: true });
      if (!keepLogin(answer, admin)) return await go('second');
    } catch (error) {
      return fail(error);
    }
    await onDone(admin);
  });

  return {
    address,
    password,
    errors,
    failure,
    byCode,
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
