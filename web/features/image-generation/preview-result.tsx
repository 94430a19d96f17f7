import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { Drawn } from './drawing/use-drawing.ts';
import { useSavePicture } from './gallery/gallery-queries.ts';
import styles from './preview.module.css';

/** Saving needs both prompt and photo; a press before that shows an error (docs/rules.md#images-3). */
export function NoResult({ busy }: { busy: boolean }) {
  const t = useMessages('images');
  const sentence = useProblemSentence();
  return (
    <>
      <p>{t.saveNote}</p>
      <Button
        kind="accent"
        icon="save"
        disabled={busy}
        onClick={() => toast.error(sentence('photo-missing'), { id: 'images' })}
      >
        {t.save}
      </Button>
    </>
  );
}

export function Result({ drawn }: { drawn: Drawn }) {
  const t = useMessages('images');
  const language = useLanguage();
  const explain = useExplain();
  const save = useSavePicture();
  const keep = () =>
    save.mutate(drawn, {
      onSuccess: () => toast.success(t.saved),
      onError: (error) => toast.error(explain(error), { id: 'images' }),
    });
  return (
    <>
      <p>
        {sentences(
          [t.drawnBy[drawn.artist], ...(drawn.inside ? [t.insideOf[drawn.inside]] : []), t.saveNote],
          language,
        )}
      </p>
      {drawn.missing.length > 0 && <p className={styles.missing}>{t.missing(drawn.missing.join(', '))}</p>}
      <div className={styles.acts}>
        <a
          className={buttonClass({ kind: 'line' })}
          href={`data:image/jpeg;base64,${drawn.photo}`}
          download="neev-house.jpg"
        >
          {t.download}
        </a>
        <LineButton
          brief
          kind="accent"
          icon={save.isSuccess ? 'check' : 'save'}
          loading={save.isPending}
          disabled={save.isSuccess}
          onClick={keep}
        >
          {save.isSuccess ? t.savedAlready : t.save}
        </LineButton>
      </div>
    </>
  );
}
