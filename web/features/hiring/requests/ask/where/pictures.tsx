import type { ProblemName } from '#contract/problems.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import form from '../wish/form.module.css';
import { mostPictures, type usePictures } from './use-pictures.ts';

type PicturesProps = Omit<ReturnType<typeof usePictures>, 'sendAll'> & {
  problem: ProblemName | undefined;
};

/** Up to six pictures of the work. */
export function Pictures({ pictures, percent, failed, add, remove, problem }: PicturesProps) {
  const { pictures: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const wrong = problem ?? failed;
  return (
    <div>
      <ul className={form.pictures} aria-label={t.title}>
        {pictures.map(({ key, file }, place) => (
          <li key={key}>
            <MemoryImage bytes={file} alt={t.one(place + 1)} />
            <IconButton icon="x" label={t.remove(place + 1)} onClick={() => remove(key)} />
          </li>
        ))}
      </ul>
      {pictures.length < mostPictures && (
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
