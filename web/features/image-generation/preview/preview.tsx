import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import type { Drawn, Progress } from '../drawing/use-drawing.ts';
import { Blueprint } from './blueprint.tsx';
import styles from './preview.module.css';
import { Busy } from './preview-busy.tsx';
import { NoResult, Result } from './preview-result.tsx';

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
