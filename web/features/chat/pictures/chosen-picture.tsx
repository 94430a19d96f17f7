import { useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { preparePicture } from '#web/shared/media/prepare-picture.ts';
import { Spinner } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton, iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './chosen-picture.module.css';

export interface Chosen {
  picture: File | null;
  /** While the browser makes it smaller. */
  preparing: boolean;
  choose: (file: File) => Promise<void>;
  clear: () => void;
}

/** One picture, made small and ready to send. */
export function useChosenPicture(): Chosen {
  const explain = useExplain();
  const [picture, setPicture] = useState<File | null>(null);
  const [preparing, setPreparing] = useState(false);
  return {
    picture,
    preparing,
    async choose(file) {
      setPreparing(true);
      try {
        setPicture(await preparePicture(file));
      } catch (error) {
        toast.error(explain(error));
      } finally {
        setPreparing(false);
      }
    },
    clear: () => setPicture(null),
  };
}

/** The attach control. Phones offer the camera and the gallery. */
export function AttachButton({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useMessages('chat');
  return (
    <label className={cx(iconButtonClass, styles.attach)}>
      <input
        className="sr"
        type="file"
        accept="image/*"
        aria-label={t.attach}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // The same file chosen again must count as a choice.
          event.target.value = '';
        }}
      />
      <Icon name="clip" size={26} />
    </label>
  );
}

export function ChosenPicture({ chosen: { picture, preparing, clear } }: { chosen: Chosen }) {
  const t = useMessages('chat');
  return (
    <div role="status" className={cx(styles.chosen, !picture && !preparing && styles.none)}>
      {preparing && (
        <>
          <Spinner />
          <span>{t.preparing}</span>
        </>
      )}
      {picture && !preparing && (
        <>
          <MemoryImage bytes={picture} alt={t.ownPhoto} className={styles.preview} />
          <span>{t.photoReady}</span>
          <IconButton icon="x" label={t.removePhoto} onClick={clear} />
        </>
      )}
    </div>
  );
}
