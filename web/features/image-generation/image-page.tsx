import { useState } from 'react';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { Gallery } from './gallery.tsx';
import styles from './image-page.module.css';
import { Preview } from './preview.tsx';
import { PromptForm } from './prompt-form.tsx';
import { useDrawing } from './use-drawing.ts';

const draft = 'images';

/** A house in words becomes a picture (docs/rules.md#images-1). */
export function ImagePage() {
  const t = useMessages('images');
  const explain = useExplain();
  useTitle(t.heading);
  const [prompt, setPrompt] = useState(() => readDraft(draft)?.prompt ?? '');
  const [missing, setMissing] = useState(false);
  // An alert with the server's error message (docs/rules.md#images-1).
  const drawing = useDrawing((error) => toast.error(explain(error), { id: 'images' }));
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
          <h1>{t.heading}</h1>
          <p className={`lead ${styles.lead}`}>{t.lead}</p>
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
