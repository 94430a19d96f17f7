import { type FormEvent, useState } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useChange } from './change-me.ts';
import styles from './settings.module.css';

export function NameForm({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const sentence = useProblemSentence();
  const [fullname, setFullname] = useState(user.fullname);
  const [wrong, setWrong] = useState<FailureName>();
  const change = useChange(t.nameSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ([...fullname.trim()].length < 2) return focusFirstWrong(() => setWrong('name-short'));
    change.mutate(
      { fullname },
      { onError: (error) => error instanceof CallError && setWrong(error.fields[0]?.problem) },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t.fullname} error={wrong && sentence(wrong)}>
        <TextInput
          icon="user"
          autoComplete="name"
          value={fullname}
          onChange={(event) => {
            setFullname(event.target.value);
            setWrong(undefined);
          }}
        />
      </Field>
      <LineButton type="submit" kind="soft" loading={change.isPending}>
        {t.save}
      </LineButton>
    </form>
  );
}
