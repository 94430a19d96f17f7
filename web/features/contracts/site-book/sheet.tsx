import { type FormEvent, type ReactNode, useId } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import styles from './site.module.css';

interface Props {
  title: string;
  /** What the button says that writes it. */
  save: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page that ends with one entry in the book. */
export function Sheet({ title, save, onSave, onClose, children }: Props) {
  const t = useMessages('ledger');
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      closeLabel={t.close}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        {children}
      </form>
    </Modal>
  );
}
