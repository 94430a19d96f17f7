import type { Draft } from '#web/shared/browser/drafts.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { Name, Wrong } from './contact-checks.ts';

export function ContactFields({ wrong, draft }: { wrong: Wrong; draft: Draft | null }) {
  const t = useMessages('site');
  const sentence = useProblemSentence();
  const errorOf = (name: Name) => wrong[name] && sentence(wrong[name]);
  return (
    <>
      <Field label={t.email} error={errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="email" defaultValue={draft?.email} required />
      </Field>
      <Field label={t.username} error={errorOf('username')}>
        <TextInput name="username" autoComplete="name" defaultValue={draft?.username} required />
      </Field>
      <Field label={t.message} error={errorOf('message')}>
        <TextArea name="message" rows={6} defaultValue={draft?.message} required />
      </Field>
    </>
  );
}
