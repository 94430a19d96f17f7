import { type FormEvent, useState } from 'react';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { Gallery } from './gallery.tsx';
import styles from './image-page.module.css';
import { Preview } from './preview.tsx';
import { useDrawing } from './use-drawing.ts';

const draft = 'dream';

/** A house in words becomes a picture (docs/rules.md#images-1). */
export function ImagePage() {
  const words = useMessages('dream');
  const explain = useExplain();
  useTitle(words.heading);
  const [prompt, setPrompt] = useState(() => readDraft(draft)?.prompt ?? '');
  const [missing, setMissing] = useState(false);
  // An alert with the server's error message (docs/rules.md#images-1).
  const drawing = useDrawing((error) => toast.error(explain(error), { id: 'dream' }));
  const type = (text: string) => {
    setPrompt(text);
    setMissing(false);
    if (text) keepInDraft(draft, 'prompt', text);
    else clearDraft(draft);
  };
  return (
    <div className="wrap">
      <div className={styles.columns}>
        <div>
          <h1>{words.heading}</h1>
          <p className={`lead ${styles.lead}`}>{words.lead}</p>
          <PromptForm
            prompt={prompt}
            onType={type}
            missing={missing}
            onMissing={() => setMissing(true)}
            busy={drawing.progress !== null}
            onSend={(text) => void drawing.start(text)}
          />
        </div>
        <Preview drawn={drawing.drawn} progress={drawing.progress} onCancel={drawing.cancel} />
      </div>
      <Gallery
        onUse={(text) => {
          type(text);
          document.getElementById('prompt-field')?.focus();
        }}
      />
    </div>
  );
}

interface FormProps {
  prompt: string;
  onType: (text: string) => void;
  missing: boolean;
  onMissing: () => void;
  busy: boolean;
  onSend: (prompt: string) => void;
}

/** One of the samples, another than the one that stands there. */
function another(prompts: readonly string[], now: string): string {
  const others = prompts.filter((one) => one !== now);
  return others[Math.floor(Math.random() * others.length)] ?? now;
}

function PromptForm({ prompt, onType, missing, onMissing, busy, onSend }: FormProps) {
  const words = useMessages('dream');
  const sentence = useProblemSentence();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = prompt.trim();
    if (busy) return;
    if (text) return onSend(text);
    onMissing();
    toast.error(sentence('prompt-empty'), { id: 'dream' });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field label={words.prompt} id="prompt-field" error={missing ? sentence('prompt-empty') : undefined}>
        <TextArea value={prompt} maxLength={500} required onChange={(event) => onType(event.target.value)} />
      </Field>
      <div className={styles.acts}>
        <Button kind="soft" size="lg" icon="dice" onClick={() => onType(another(words.prompts, prompt))}>
          {words.surprise}
        </Button>
        <Button type="submit" size="lg" loading={busy}>
          {busy ? words.generating : words.generate}
        </Button>
      </div>
      <p className={styles.hint}>
        <Icon name="info" size={22} />
        <span>{words.hint}</span>
      </p>
    </form>
  );
}
