import type { FormEvent } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './image-page.module.css';

/** Characters of a prompt. */
export const mostLetters = 500;

const endOf = (view: string) => `, ${view}`;

/** The view that a prompt ends with; '' where it ends with none. */
export const viewIn = (prompt: string, views: readonly string[]): string =>
  views.find((view) => prompt.trimEnd().endsWith(endOf(view)) || prompt.trim() === view) ?? '';

/** The prompt with another view at its end, or without one; as it was where there is no room for it. */
export function withView(prompt: string, view: string, views: readonly string[]): string {
  const now = viewIn(prompt, views);
  const text = now ? prompt.trimEnd().slice(0, -now.length).trimEnd().replace(/,$/, '') : prompt.trimEnd();
  if (view === '') return text;
  const next = text === '' ? view : `${text}${endOf(view)}`;
  return next.length > mostLetters ? prompt : next;
}

interface FormProps {
  prompt: string;
  onType: (text: string) => void;
  missing: boolean;
  onMissing: () => void;
  busy: boolean;
  onSend: (prompt: string) => void;
}

/** Picks a sample other than the present prompt. */
function another(prompts: readonly string[], now: string): string {
  const others = prompts.filter((one) => one !== now);
  return others[Math.floor(Math.random() * others.length)] ?? now;
}

export function PromptForm({ prompt, onType, missing, onMissing, busy, onSend }: FormProps) {
  const t = useMessages('images');
  const sentence = useProblemSentence();
  const tooLong = prompt.trim().length > mostLetters;
  const wrong = tooLong ? 'too-long' : missing ? 'prompt-empty' : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = prompt.trim();
    if (busy || tooLong) return;
    if (text) return onSend(text);
    onMissing();
    toast.error(sentence('prompt-empty'), { id: 'images' });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field label={t.prompt} id="prompt-field" error={wrong && sentence(wrong)}>
        <TextArea value={prompt} required onChange={(event) => onType(event.target.value)} />
      </Field>
      <Chips
        legend={t.view}
        choices={[
          { value: '', label: t.anyView },
          ...Object.values(t.views).map((value) => ({ value, label: value })),
        ]}
        value={viewIn(prompt, Object.values(t.views))}
        onChange={(view) => onType(withView(prompt, view, Object.values(t.views)))}
      />
      <div className={styles.acts}>
        <Button kind="soft" size="lg" icon="dice" onClick={() => onType(another(t.prompts, prompt))}>
          {t.surprise}
        </Button>
        <LineButton type="submit" size="lg" loading={busy}>
          {busy ? t.generating : t.generate}
        </LineButton>
      </div>
      <p className={styles.hint}>
        <Icon name="info" size={22} />
        <span>{t.hint}</span>
      </p>
    </form>
  );
}
