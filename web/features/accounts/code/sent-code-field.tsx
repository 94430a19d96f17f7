import { useState } from 'react';
import { codeOf } from '#contract/written.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { AddressBody } from '../form/address.ts';
import { useSecondsLeft } from '../form/failure-note.tsx';
import { useOnce } from '../form/steps.ts';
import type { Purpose } from '../form/typed.ts';
import { askForCode, codeWasSent, nextCodeAt } from './sent-codes.ts';
import { useTextedCode } from './use-texted-code.ts';

interface SentCodeFieldProps {
  /** Of an address that is new to Neev, or of one that it knows. */
  purpose: Purpose;
  to: AddressBody;
  label: string;
  value: string;
  error: FailureName | undefined;
  onType: (code: string) => void;
  /** What is wrong with the address; nothing is sent then. */
  check?: () => Promise<boolean>;
}

/** A button that sends a code, and the field for it, among others of one form. */
export function SentCodeField({ purpose, to, label, value, error, onType, check }: SentCodeFieldProps) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const explain = useExplain();
  const address = 'phone' in to ? to.phone : to.email;
  const [sent, setSent] = useState(false);
  const next = nextCodeAt(purpose, address);
  const wait = useSecondsLeft(next);
  useTextedCode({ byPhone: sent && 'phone' in to, asked: next }, onType);
  const asking = useOnce(async () => {
    if (check && !(await check())) return;
    try {
      await askForCode(purpose, { value: address, body: to }, codeWasSent(purpose, address));
      setSent(true);
      toast.success(t.otpSent);
    } catch (failure) {
      toast.error(explain(failure));
    }
  });
  const send = codeWasSent(purpose, address) ? t.sendAgain : t.sendOtp;
  return (
    <>
      <Button kind="line" loading={asking.busy} disabled={wait > 0} onClick={() => void asking.run()}>
        {wait > 0 ? t.sendAgainIn(wait) : send}
      </Button>
      <Field label={label} error={error && sentence(error)}>
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          value={value}
          onChange={(event) => onType(codeOf(event.target.value))}
        />
      </Field>
    </>
  );
}
