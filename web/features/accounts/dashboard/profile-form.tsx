import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import { updateMe } from '#contract/accounts/calls.ts';
import type { FailureName } from '#web/shared/api/api.ts';
import { CallError, call } from '#web/shared/api/api.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useUpload } from '#web/shared/media/upload.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field, TextInput } from '#web/shared/ui/field.tsx';
import { focusFirstWrong, leaveFocus } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import styles from './dashboard.module.css';

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
  const words = useMessages('dashboard');
  const sentence = useProblemSentence();
  const [fullname, setFullname] = useState(user.fullname);
  const [wrong, setWrong] = useState<FailureName>();
  const change = useChange(words.nameSaved);
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
      <Field label={words.fullname} error={wrong && sentence(wrong)}>
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
      <Button type="submit" kind="soft" loading={change.isPending}>
        {words.save}
      </Button>
    </form>
  );
}

/** The photo is sent as soon as it is chosen, and is one's own once it has arrived. */
export function PhotoForm({ user }: { user: Me }) {
  const words = useMessages('dashboard');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const save = useChange(words.photoSaved);
  const remove = useChange(words.photoRemoved);
  const { upload, picture, percent, problem } = useUpload(false, (profilePic) => {
    if (profilePic) save.mutate({ profilePic });
  });
  return (
    <div className={styles.form}>
      <UploadBox
        title={words.photo}
        hint={words.photoHint}
        chooseLabel={words.choosePhoto}
        replaceLabel={words.replacePhoto}
        picture={picture ?? user.profilePic}
        onChange={upload.choose}
        error={problem && sentence(problem)}
        progress={percent === null ? undefined : { percent, text: words.uploading(percent) }}
      />
      {problem && picture && (
        <Button kind="line" size="sm" icon="refresh" onClick={upload.retry}>
          {shell.tryAgain}
        </Button>
      )}
      {user.profilePic && percent === null && (
        <Button
          kind="quiet"
          size="sm"
          loading={remove.isPending}
          ref={leaveFocus}
          onClick={() => {
            upload.reset();
            remove.mutate({ profilePic: null });
          }}
        >
          {words.removePhoto}
        </Button>
      )}
    </div>
  );
}
