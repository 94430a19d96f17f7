import { useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import styles from './gallery.module.css';

export function Large({ bytes, prompt }: { bytes: Blob; prompt: string }) {
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.press} onClick={() => setOpen(true)}>
        <MemoryImage bytes={bytes} alt={prompt} className={styles.image} />
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={prompt}
        closeLabel={shell.close}
        className={styles.large}
      >
        <MemoryImage bytes={bytes} alt={prompt} className={styles.image} />
      </Modal>
    </>
  );
}
