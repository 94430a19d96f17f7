import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useSavePicture } from './gallery-queries.ts';
import styles from './preview.module.css';
import type { Drawn, Progress } from './use-drawing.ts';

/** Saving needs both prompt and photo; a press before that shows an error (docs/rules.md#images-3). */
function NoResult({ busy }: { busy: boolean }) {
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

function Result({ drawn }: { drawn: Drawn }) {
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

function Busy({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const t = useMessages('images');
  const percent = 'done' in progress ? Math.round(progress.done * 100) : 0;
  const label = 'ahead' in progress ? t.waiting(progress.ahead) : t.drawing(percent);
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
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

const lines = Array.from({ length: 31 }, (_, place) => `M${place * 24} 0v480M0 ${place * 24}h720`).join('');
const house =
  'M150 400V180h190V90h190v120h120v190zM326 74h218M138 166h214M520 196h142M400 400V304a34 34 0 0 1 68 0v96M366 126h44v72h-44zM440 126h44v72h-44zM180 220h60v70h-60zM270 220h60v70h-60z';

/** Where the picture will be: a house on squared paper. */
function Blueprint({ label }: { label: string }) {
  return (
    <svg
      className={styles.blueprint}
      viewBox="0 0 720 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path d={lines} className={styles.grid} />
      <path d={house} className={styles.house} />
      <path d="M60 400h600" className={styles.floor} />
    </svg>
  );
}

interface Props {
  drawn: Drawn | null;
  progress: Progress | null;
  onCancel: () => void;
}

/** The preview image: a drawing until the photo replaces it; what can be done with it below. */
export function Preview({ drawn, progress, onCancel }: Props) {
  const t = useMessages('images');
  return (
    <figure className={styles.frame}>
      <div className={cx(styles.picture, drawn && !progress && styles.whole)}>
        {drawn && !progress ? (
          <img src={`data:image/jpeg;base64,${drawn.photo}`} alt={drawn.prompt} />
        ) : (
          <Blueprint label={t.placeholder} />
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
        {progress ? t.started : drawn ? t.finished : ''}
      </p>
    </figure>
  );
}
