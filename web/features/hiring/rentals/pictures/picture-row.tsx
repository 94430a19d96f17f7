import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import styles from '#web/shared/media/pictures.module.css';
import { Button, Spinner } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { BookingPicture } from './booking-picture.tsx';
import type { WorkPicture, WorkPictures } from './use-work-pictures.ts';

interface PictureRowProps {
  pictures: WorkPictures;
  most: number;
  hint: string;
  error?: string | undefined;
}

/** Pictures as they are taken; a phone opens its camera. */
export function PictureRow({ pictures, most, hint, error }: PictureRowProps) {
  const t = useMessages('rentals');
  const taken = pictures.pictures.length;
  return (
    <FieldGroup legend={t.pictures} hint={hint} error={error}>
      <ul className={styles.pictures}>
        {pictures.pictures.map((picture, place) => (
          <Taken key={picture.key} picture={picture} no={place + 1} pictures={pictures} />
        ))}
        {taken < most && (
          <li className={styles.picture}>
            <label className={styles.add}>
              <input
                className="sr"
                type="file"
                accept="image/*"
                capture="environment"
                aria-label={t.takePicture}
                onChange={(event) => {
                  pictures.add([...(event.target.files ?? [])]);
                  // The same file chosen again must count as a choice.
                  event.target.value = '';
                }}
              />
              <Icon name="camera" size={32} />
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="sr">
        {pictures.sending ? t.sending : t.picturesCount(taken)}
      </p>
    </FieldGroup>
  );
}

function Taken({ picture, no, pictures }: { picture: WorkPicture; no: number; pictures: WorkPictures }) {
  const t = useMessages('rentals');
  const sentence = useProblemSentence();
  const { key, file, reference, problem } = picture;
  return (
    <li className={styles.picture}>
      {file && <MemoryImage bytes={file} alt={t.picture(no)} className={styles.image} />}
      {!file && reference.startsWith('/') && <BookingPicture address={reference} alt={t.picture(no)} />}
      {!file && !reference.startsWith('/') && (
        <span className={styles.waits}>
          <Icon name="image" size={28} />
          <span className="sr">{t.picture(no)}</span>
        </span>
      )}
      {reference === '' && !problem && (
        <span className={styles.over}>
          <Spinner size={28} />
        </span>
      )}
      <IconButton
        className={styles.remove}
        icon="x"
        label={t.removePicture(no)}
        onClick={() => pictures.remove(key)}
      />
      {problem && (
        <div className={styles.failed}>
          <FieldError id={`${key}-error`}>{sentence(problem)}</FieldError>
          <Button size="sm" kind="soft" onClick={() => pictures.retry(key)}>
            {t.sendAgain}
          </Button>
        </div>
      )}
    </li>
  );
}
