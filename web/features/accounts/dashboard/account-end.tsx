import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { deleteMe, downloadMyData, logout } from '#contract/accounts/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field, PasswordInput } from '#web/shared/ui/field.tsx';
import { ConfirmDialog, Modal } from '#web/shared/ui/modal.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './dashboard.module.css';

/** Everything that Neev holds about the user, as a file. The token travels in a header, so a plain link cannot. */
export function MyData() {
  const words = useMessages('dashboard');
  const explain = useExplain();
  const load = useMutation({
    mutationFn: () => call(downloadMyData),
    onSuccess: ({ data }) => saveFile('neev-my-data.json', JSON.stringify(data, null, 2)),
    onError: (error) => toast.error(explain(error)),
  });
  return (
    <>
      <p className="muted">{words.dataText}</p>
      <Button kind="soft" icon="save" loading={load.isPending} onClick={() => load.mutate()}>
        {words.download}
      </Button>
    </>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function AccountEnd({ email }: { email: string }) {
  return (
    <div className={styles.end}>
      <LogOutEverywhere />
      <DeleteAccount email={email} />
    </div>
  );
}

function LogOutEverywhere() {
  const words = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => call(logout, { body: { everywhere: true } }),
    onSuccess: () => {
      clearSession();
      void navigate({ to: paths.register });
    },
    onError: (error) => toast.error(explain(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button kind="line" icon="logout" onClick={() => setAsking(true)}>
        {words.logOutEverywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => leave.mutate()}
        title={words.logOutEverywhereTitle}
        confirmLabel={words.logOutEverywhere}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={leave.isPending}
      >
        {words.logOutEverywhereText}
      </ConfirmDialog>
    </>
  );
}

function DeleteAccount({ email }: { email: string }) {
  const words = useMessages('dashboard');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger-line" icon="trash" onClick={() => setAsking(true)}>
        {words.deleteAccount}
      </Button>
      {asking && <DeleteAccountDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

function useDeletion() {
  const { accountDeleted } = useMessages('dashboard');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => call(deleteMe, { body: { password } }),
    onSuccess: async () => {
      // The way home first: on this page the guard would ask to log in.
      await navigate({ to: paths.home });
      clearSession();
      toast.success(accountDeleted);
    },
  });
}

/** Says what happens, and asks for the password. */
function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const form = useId();
  const [password, setPassword] = useState('');
  const remove = useDeletion();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLElement>('[data-first]');
    if (!remove.isPending) remove.mutate(password, { onError: () => field?.focus() });
  };
  return (
    <Modal
      open
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={words.deleteAccountTitle}
      closeLabel={shell.close}
      busy={remove.isPending}
      footer={
        <>
          <Button kind="line" disabled={remove.isPending} onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={form} kind="danger" loading={remove.isPending}>
            {words.deleteAccount}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <ul className={styles.what}>
          {words.deleteAccountText.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {/* For the browser's store of passwords, which looks for a name beside each. */}
        <input type="email" name="email" autoComplete="email" value={email} readOnly hidden />
        <Field label={words.currentPassword} error={remove.error && explain(remove.error)}>
          <PasswordInput
            data-first
            autoComplete="current-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              remove.reset();
            }}
          />
        </Field>
      </form>
    </Modal>
  );
}
