import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { Blueprint } from './blueprint.tsx';
import { useSavePicture } from './gallery-queries.ts';
import styles from './preview.module.css';
import type { Drawn, Progress } from './use-drawing.ts';

interface Props {
  drawn: Drawn | null;
  progress: Progress | null;
  onCancel: () => void;
}

/** The preview image: a drawing until the photo replaces it; what can be done with it below. */
export function Preview({ drawn, progress, onCancel }: Props) {
  const words = useMessages('dream');
  return (
    <figure className={styles.frame}>
      <div className={cx(styles.picture, drawn && !progress && styles.whole)}>
        {drawn && !progress ? (
          <img src={`data:image/jpeg;base64,${drawn.photo}`} alt={drawn.prompt} />
        ) : (
          <Blueprint label={words.placeholder} />
        )}
        {progress && <Busy progress={progress} onCancel={onCancel} />}
      </div>
      <figcaption className={styles.plinth}>
        {drawn && !progress ? (
          <Result key={drawn.photo} drawn={drawn} />
        ) : (
          <NoResult busy={progress !== null} />
        )}
      </figcaption>
      <p role="status" className="sr">
        {progress ? words.started : drawn ? words.finished : ''}
      </p>
    </figure>
  );
}

function Busy({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const words = useMessages('dream');
  const percent = 'done' in progress ? Math.round(progress.done * 100) : 0;
  const label = 'ahead' in progress ? words.waiting(progress.ahead) : words.drawing(percent);
  return (
    <div className={styles.busy}>
      <div>
        <span className={styles.bricks} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <ProgressBar percent={percent} label={label} />
        <Button kind="line" size="sm" icon="x" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Saving needs both prompt and photo; who presses before that is told (docs/rules.md#images-3). */
function NoResult({ busy }: { busy: boolean }) {
  const words = useMessages('dream');
  const sentence = useProblemSentence();
  return (
    <>
      <p>{words.saveNote}</p>
      <Button
        kind="accent"
        icon="save"
        disabled={busy}
        onClick={() => toast.error(sentence('photo-missing'), { id: 'dream' })}
      >
        {words.save}
      </Button>
    </>
  );
}

function Result({ drawn }: { drawn: Drawn }) {
  const words = useMessages('dream');
  const explain = useExplain();
  const save = useSavePicture();
  const keep = () =>
    save.mutate(drawn, {
      onSuccess: () => toast.success(words.saved),
      onError: (error) => toast.error(explain(error), { id: 'dream' }),
    });
  return (
    <>
      <p>
        {words.drawnBy[drawn.artist]}. {words.saveNote}
      </p>
      <div className={styles.acts}>
        <a
          className={buttonClass({ kind: 'line' })}
          href={`data:image/jpeg;base64,${drawn.photo}`}
          download="neev-house.jpg"
        >
          {words.download}
        </a>
        <Button
          kind="accent"
          icon={save.isSuccess ? 'check' : 'save'}
          loading={save.isPending}
          disabled={save.isSuccess}
          onClick={keep}
        >
          {save.isSuccess ? words.savedAlready : words.save}
        </Button>
      </div>
    </>
  );
}
