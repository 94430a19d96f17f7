import { type FormEvent, type ReactNode, useId } from 'react';
import { useOneTab } from '#web/shared/browser/one-tab.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './site.module.css';
import type { useDraft } from './use-draft.ts';
import type { Pictures } from './use-pictures.ts';

interface Props {
  title: string;
  /** What the button says that writes it. */
  save: string;
  draft: Pick<ReturnType<typeof useDraft>, 'form' | 'isOld' | 'leave' | 'end' | 'startAgain'>;
  pictures?: Pictures;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page that ends with one entry in the book. Closed, it keeps what was typed; cancelled, it does not. */
export function Sheet({ title, save, draft, pictures, onSave, onClose, children }: Props) {
  const t = useMessages('ledger');
  const own = useMessages('site-book');
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  useOneTab(draft.form, () => {
    draft.leave();
    toast.info(own.otherTab);
    onClose();
  });
  const cancel = () => {
    pictures?.forget();
    draft.end();
    onClose();
  };
  const startAgain = () => {
    pictures?.forget();
    draft.startAgain();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      closeLabel={t.close}
      footer={
        <>
          <Button kind="line" onClick={cancel}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form} loading={pictures?.busy ?? false}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        {draft.isOld && (
          <Note kind="info">
            {own.typedBefore}{' '}
            <Button kind="quiet" size="sm" onClick={startAgain}>
              {own.startAgain}
            </Button>
          </Note>
        )}
        {children}
      </form>
    </Modal>
  );
}
