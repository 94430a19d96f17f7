import type { ProblemName } from '#contract/problems.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import type { useKeptPictures } from '#web/shared/media/kept-pictures.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import styles from './kept-pictures.module.css';

type PicturesProps = Omit<ReturnType<typeof useKeptPictures>, 'sendAll'> & {
  problem: ProblemName | undefined;
  t: Omit<Messages<'requests'>['pictures'], 'wait'>;
};

/** Pictures of the work. */
export function KeptPicturesField({
  pictures,
  most,
  percent,
  failed,
  add,
  remove,
  problem,
  t,
}: PicturesProps) {
  const sentence = useProblemSentence();
  const wrong = problem ?? failed;
  return (
    <div>
      <ul className={styles.pictures} aria-label={t.title}>
        {pictures.map(({ key, file }, place) => (
          <li key={key}>
            <MemoryImage bytes={file} alt={t.one(place + 1)} />
            <IconButton icon="x" label={t.remove(place + 1)} onClick={() => remove(key)} />
          </li>
        ))}
      </ul>
      {pictures.length < most && (
        <UploadBox
          title={t.title}
          hint={t.hint}
          chooseLabel={t.add}
          replaceLabel={t.add}
          picture={null}
          disabled={percent !== null}
          onChange={(file) => void add(file)}
          error={wrong && `${failed ? `${t.failed} ` : ''}${sentence(wrong)}`}
          progress={percent === null ? undefined : { percent, text: t.arriving(percent) }}
        />
      )}
    </div>
  );
}
