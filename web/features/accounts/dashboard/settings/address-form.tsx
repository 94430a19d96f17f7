import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeAddress } from '#contract/accounts/account.calls.ts';
import type { Me } from '#contract/accounts/account.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { OwnProof, proofOf } from '../../code/own-proof.tsx';
import { SentCodeField } from '../../code/sent-code-field.tsx';
import type { AddressBody } from '../../form/address.ts';
import { EmailInput, PhoneInput } from '../../form/address-field.tsx';
import { loadChecks } from '../../form/steps.ts';
import type { AddressKind } from '../../form/typed.ts';
import styles from './settings.module.css';

type Name = 'address' | 'otp' | 'proof';
type Wrong = Partial<Record<Name, FailureName>>;

const empty: Record<Name, string> = { address: '', otp: '', proof: '' };
const fieldOf: Record<string, Name> = {
  email: 'address',
  phone: 'address',
  otp: 'otp',
  password: 'proof',
  ownOtp: 'proof',
};

/** Which field a refusal is about; one about none is told by a notice. */
function refusedOf(error: unknown): Wrong {
  if (!(error instanceof CallError)) return {};
  const { problem } = error;
  if (problem === 'email-taken' || problem === 'phone-taken') return { address: problem };
  if (problem === 'wrong-code') return { otp: problem };
  return Object.fromEntries(
    error.fields.flatMap(({ path, problem: of }) => (fieldOf[path] ? [[fieldOf[path], of]] : [])),
  );
}

/** What is typed of a new address, what of it is wrong, and the call. */
function useAddressChange(user: Me, kind: AddressKind, onDone: () => void) {
  const t = useMessages('dashboard');
  const explain = useExplain();
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<Wrong>({});
  const address = typed.address.trim();
  const to: AddressBody = kind === 'phone' ? { phone: address } : { email: address };
  const change = useMutation({
    mutationFn: async () => {
      await call(changeAddress, { body: { ...to, otp: typed.otp.trim(), ...proofOf(user, typed.proof) } });
      await refreshMe();
    },
    onSuccess: () => {
      toast.success(t.addressSaved);
      onDone();
    },
    onError: (error) => {
      const refused = refusedOf(error);
      focusFirstWrong(() => setWrong(refused));
      if (Object.keys(refused).length === 0) toast.error(explain(error));
    },
  });
  const isGood = async (): Promise<boolean> => {
    const problem = (await loadChecks()).checkAddress(kind, address);
    if (problem) focusFirstWrong(() => setWrong({ address: problem }));
    return !problem;
  };
  return {
    typed,
    wrong,
    to,
    isGood,
    busy: change.isPending,
    type: (name: Name) => (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setWrong((before) => ({ ...before, [name]: undefined }));
    },
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (!change.isPending && (await isGood())) change.mutate();
    },
  };
}

interface AddressFormProps {
  user: Me;
  kind: AddressKind;
  onDone: () => void;
}

/** A new phone or e-mail, a code that went there, and that it is the owner who asks. */
export function AddressForm({ user, kind, onDone }: AddressFormProps) {
  const t = useMessages('dashboard');
  const account = useMessages('account');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const { typed, wrong, to, isGood, busy, type, submit } = useAddressChange(user, kind, onDone);
  const Input = kind === 'phone' ? PhoneInput : EmailInput;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t.newAddress[kind]} error={wrong.address && sentence(wrong.address)}>
        <Input value={typed.address} onType={type('address')} />
      </Field>
      <SentCodeField
        purpose="register"
        to={to}
        label={account.otp}
        value={typed.otp}
        error={wrong.otp}
        onType={type('otp')}
        check={isGood}
      />
      <OwnProof user={user} value={typed.proof} error={wrong.proof} onType={type('proof')} />
      <LineButton type="submit" loading={busy}>
        {t.save}
      </LineButton>
      <Button kind="line" disabled={busy} onClick={onDone}>
        {shell.cancel}
      </Button>
    </form>
  );
}
