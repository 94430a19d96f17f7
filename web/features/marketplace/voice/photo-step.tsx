import { useEffect, useRef } from 'react';
import type { Waits } from '#web/shared/forms/table/form-values.ts';
import { useUpload } from '#web/shared/media/use-upload.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';

interface Props {
  waits: Waits;
  /** Address of a photo that was sent before a reload. */
  kept: string;
  busy: boolean;
  onAddress: (address: string) => void;
  onDone: () => void;
}

/** The camera at a touch; with a photo that is good all of it is sent. */
export function PhotoStep({ waits, kept, busy, onAddress, onDone }: Props) {
  const { words } = useSay();
  const { upload, picture, problem } = useUpload(false, onAddress);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    waits.set('profilePic', upload.settled);
  }, [waits, upload]);
  useEffect(() => {
    if (!image.current || !picture) return;
    const address = URL.createObjectURL(picture);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return (
    <>
      <label className={styles.photo}>
        <input
          type="file"
          className="sr"
          accept="image/*"
          capture="user"
          aria-label={words.takePhoto}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) upload.choose(file);
            event.target.value = '';
          }}
        />
        {picture ? (
          <img ref={image} alt="" />
        ) : kept ? (
          <img src={kept} alt="" />
        ) : (
          <Icon name="camera" size={96} />
        )}
      </label>
      {(picture || kept) && !problem && (
        <BigButton sign="check" busy={busy} onPress={onDone}>
          {words.photoGood}
        </BigButton>
      )}
      {problem && (
        <p role="alert" className={styles.wrong}>
          <Icon name="x" size={28} />
          {words.failed}
        </p>
      )}
    </>
  );
}
