import type { Me } from '#contract/accounts/account.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useUpload } from '#web/shared/media/use-upload.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import { useChange } from './change-me.ts';
import styles from './settings.module.css';

/** Sends the photo as soon as it is chosen, and makes it the user's own once it has arrived. */
export function PhotoForm({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const save = useChange(t.photoSaved);
  const remove = useChange(t.photoRemoved);
  const { upload, picture, percent, problem } = useUpload(false, (profilePic) => {
    if (profilePic) save.mutate({ profilePic });
  });
  return (
    <div className={styles.form}>
      <UploadBox
        title={t.photo}
        hint={t.photoHint}
        chooseLabel={t.choosePhoto}
        replaceLabel={t.replacePhoto}
        picture={picture ?? user.profilePic}
        onChange={upload.choose}
        error={problem && sentence(problem)}
        progress={percent === null ? undefined : { percent, text: t.uploading(percent) }}
      />
      {problem && picture && (
        <Button kind="line" size="sm" icon="refresh" onClick={upload.retry}>
          {shell.tryAgain}
        </Button>
      )}
      {user.profilePic && percent === null && (
        <LineButton
          kind="quiet"
          size="sm"
          loading={remove.isPending}
          ref={leaveFocus}
          onClick={() => {
            upload.reset();
            remove.mutate({ profilePic: null });
          }}
        >
          {t.removePhoto}
        </LineButton>
      )}
    </div>
  );
}
