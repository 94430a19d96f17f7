import { useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { part } from '#web/shared/ui/later.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { changing, type House } from '../plan-address.ts';
import styles from './plan-tools.module.css';

/** Few look at an architect's sheets: who does waits a moment for them. */
const SheetsSection = part(async () => (await import('../sheets/sheets-section.tsx')).SheetsSection);

/** With what the page applies changes by: at the first one it would else stop for it. */
const ChangesSection = part(async () => {
  const [section] = await Promise.all([import('../changes/changes-section.tsx'), changing()]);
  return section.ChangesSection;
});

/** To share the plan, to change it by hand, and to open its drawings. */
export function PlanTools({ house }: { house: House }) {
  const t = useMessages('house');
  const [changing, setChanging] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ title: t.title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(t.shared, { id: 'share' });
      }
    } catch (error) {
      // A user who closes the device's own sheet needs no error message.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.info(t.shareFailed, { id: 'share' });
    }
  };
  return (
    <>
      <div className={styles.tools}>
        <Button kind="line" icon="send" onClick={share}>
          {t.share}
        </Button>
        <Button kind="line" icon="pencil" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {t.changeByHand}
        </Button>
        <Button kind="line" icon="doc" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
          {t.drawings}
        </Button>
      </div>
      {changing && <ChangesSection house={house} />}
      {drawn && <SheetsSection house={house} />}
    </>
  );
}
