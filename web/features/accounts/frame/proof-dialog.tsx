import { type FormEvent, type ReactNode, useId } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';

type ProofDialogProps = {
  title: string;
  actLabel: string;
  busy: boolean;
  /** Whose password is asked for. */
  email: string;
  className: string | undefined;
  onClose: () => void;
  /** @param refused puts the focus back where the proof is typed */
  onSubmit: (refused: () => void) => void;
  children: ReactNode;
};

/** What cannot be undone, after a password or a code: a browser that stands open must not be enough. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, actLabel, busy, email, className, onClose, onSubmit, children } = props;
  const shell = useMessages('shell');
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLElement>('input:not([hidden])');
    if (!busy) onSubmit(() => field?.focus());
  };
  return (
    <Modal
      open
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={shell.close}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {shell.cancel}
          </Button>
          <LineButton type="submit" form={form} kind="danger" loading={busy}>
            {actLabel}
          </LineButton>
        </>
      }
    >
      <form id={form} className={className} onSubmit={submit} noValidate>
        <UserName email={email} />
        {children}
      </form>
    </Modal>
  );
}

/** For the browser's store of passwords, which looks for a name beside each. */
export const UserName = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="email" value={email} readOnly hidden />
);
