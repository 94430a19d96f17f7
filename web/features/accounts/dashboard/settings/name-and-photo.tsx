import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { updateMe } from '#contract/accounts/account.calls.ts';
import type { Me } from '#contract/accounts/account.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useUpload } from '#web/shared/media/use-upload.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong, leaveFocus } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import styles from './settings.module.css';

function useChange(said: string) {
  const explain = useExplain();
  return useMutation({
    mutationFn: async (body: { fullname?: string; profilePic?: string | null }) => {
      await call(updateMe, { body });
      await refreshMe();
    },
    onSuccess: () => toast.success(said),
    onError: (error) => toast.error(explain(error)),
  });
}

export function NameForm({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const sentence = useProblemSentence();
  const [fullname, setFullname] = useState(user.fullname);
  const [wrong, setWrong] = useState<FailureName>();
  const change = useChange(t.nameSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ([...fullname.trim()].length < 2) return focusFirstWrong(() => setWrong('name-short'));
    change.mutate(
      { fullname },
      { onError: (error) => error instanceof CallError && setWrong(error.fields[0]?.problem) },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t.fullname} error={wrong && sentence(wrong)}>
        <TextInput
          icon="user"
          autoComplete="name"
          value={fullname}
          onChange={(event) => {
            setFullname(event.target.value);
            setWrong(undefined);
          }}
        />
      </Field>
      <LineButton type="submit" kind="soft" loading={change.isPending}>
        {t.save}
      </LineButton>
    </form>
  );
}

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
