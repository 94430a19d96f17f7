import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useUpload } from '#web/shared/media/use-upload.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import styles from './projects.module.css';

interface Words {
  title: string;
  hint: string;
  add: string;
  sending: (percent: number) => string;
  remove: (place: number) => string;
}

type PicturesFieldProps = {
  words: Words;
  most: number;
  /** Addresses of those that have arrived. */
  pictures: string[];
  onChange: (pictures: string[]) => void;
  /** Whether one is still on its way. */
  onBusy: (busy: boolean) => void;
};

/** Photos of a project or a product, each sent as soon as it is chosen. */
export function PicturesField({ words: t, most, pictures, onChange, onBusy }: PicturesFieldProps) {
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const { upload, percent, picture, problem } = useUpload(false, (address) => {
    onBusy(true);
    if (address) onChange([...pictures, address]);
  });
  const settle = async () => {
    // What has arrived stands among the others: the box is for the next one.
    if (await upload.settled()) upload.reset();
    onBusy(false);
  };
  const choose = (file: File) => {
    upload.choose(file);
    void settle();
  };
  const again = () => {
    upload.retry();
    void settle();
  };
  return (
    <div className={styles.pictures}>
      {pictures.length > 0 && (
        <ul className={styles.thumbs}>
          {pictures.map((address, place) => (
            <li key={address}>
              <img src={smallPicture(address)} alt="" width={96} height={96} />
              <IconButton
                icon="x"
                size={20}
                className={styles.remove}
                label={t.remove(place + 1)}
                ref={leaveFocus}
                onClick={() => onChange(pictures.filter((one) => one !== address))}
              />
            </li>
          ))}
        </ul>
      )}
      {pictures.length < most && (
        <UploadBox
          title={t.title}
          hint={t.hint}
          chooseLabel={t.add}
          replaceLabel={t.add}
          picture={picture}
          onChange={choose}
          disabled={percent !== null}
          error={problem && sentence(problem)}
          progress={percent === null ? undefined : { percent, text: t.sending(percent) }}
        />
      )}
      {problem && picture && (
        <Button kind="line" size="sm" icon="refresh" onClick={again}>
          {shell.tryAgain}
        </Button>
      )}
    </div>
  );
}
