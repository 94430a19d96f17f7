import { useId } from 'react';
import type { ProblemName } from '#contract/problems.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import type { useKeptPictures } from '#web/shared/media/kept-pictures.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import styles from './kept-pictures.module.css';

type PicturesProps = Omit<ReturnType<typeof useKeptPictures>, 'sendAll'> & {
  problem: ProblemName | undefined;
  t: Omit<Messages<'requests'>['pictures'], 'wait'>;
};

/** Pictures of the work, one beside the other; the last place adds one. */
export function KeptPicturesField(props: PicturesProps) {
  const { pictures, most, percent, failed, remove, problem, t } = props;
  const id = useId();
  const sentence = useProblemSentence();
  const wrong = problem ?? failed;
  return (
    <div>
      <p className={styles.words} id={`${id}-hint`}>
        <span>{t.title}</span>
        <small>{t.hint}</small>
      </p>
      <ul className={styles.pictures} aria-label={t.title}>
        {pictures.map(({ key, file }, place) => (
          <li key={key}>
            <MemoryImage bytes={file} alt={t.one(place + 1)} />
            <IconButton icon="x" label={t.remove(place + 1)} onClick={() => remove(key)} />
          </li>
        ))}
        {pictures.length < most && (
          <li>
            <Add
              {...props}
              isWrong={wrong !== undefined}
              describedBy={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
            />
          </li>
        )}
      </ul>
      {percent !== null && <ProgressBar percent={percent} label={t.arriving(percent)} />}
      {wrong && (
        <FieldError id={`${id}-error`}>{`${failed ? `${t.failed} ` : ''}${sentence(wrong)}`}</FieldError>
      )}
    </div>
  );
}

type AddProps = Pick<PicturesProps, 'percent' | 'add' | 't'> & { isWrong: boolean; describedBy: string };

function Add({ percent, add, t, isWrong, describedBy }: AddProps) {
  return (
    <label className={styles.add}>
      <input
        className="sr"
        type="file"
        accept="image/*"
        disabled={percent !== null}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void add(file);
          // The same file chosen again must count as a choice.
          target.value = '';
        }}
      />
      <Icon name="camera" size={24} />
      {t.add}
    </label>
  );
}
