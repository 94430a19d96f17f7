import { useState } from 'react';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { HouseScene } from '../scene/scene.ts';
import styles from './model.module.css';

export function Downloads({ scene }: { scene: HouseScene }) {
  const t = useMessages('house');
  const [busy, setBusy] = useState(false);
  const save = async (file: Promise<Blob | null>, ending: string) => {
    setBusy(true);
    try {
      const made = await file;
      if (made) saveFile(`${t.fileName}.${ending}`, made);
    } catch {
      toast.error(t.failedDownload, { id: 'download' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.downloads}>
      <Button kind="line" icon="image" onClick={() => save(scene.png(), 'png')}>
        {t.png}
      </Button>
      <Button kind="line" icon="cube" loading={busy} onClick={() => save(scene.glb(), 'glb')}>
        {t.glb}
      </Button>
    </div>
  );
}
