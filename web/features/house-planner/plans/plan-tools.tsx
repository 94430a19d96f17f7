import { useState } from 'react';
import { floorPlanOf } from '#domain/house/geometry/floor-plan.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { PlanDrawing } from '../drawing/plan/plan-drawing.tsx';
import type { House } from '../plan-address.ts';
import { renderDrawing } from '../view/files/downloads.ts';
import styles from './plan-tools.module.css';
import { PrintSheet } from './print-sheet.tsx';

/** To share, print and keep the plan. */
export function PlanTools({ house }: { house: House }) {
  const t = useMessages('house');
  const [printing, setPrinting] = useState(false);
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
  const saveSvg = () => {
    for (let floor = 0; floor < house.plan.floors; floor++) {
      const { viewBox } = floorPlanOf(house.plan, floor);
      const drawing = renderDrawing(<PlanDrawing plan={house.plan} floor={floor} look="paper" />, viewBox);
      saveFile(`${t.fileName}-${floor}.svg`, new Blob([drawing], { type: 'image/svg+xml' }));
    }
  };
  return (
    <div className={styles.tools}>
      <Button kind="line" icon="send" onClick={share}>
        {t.share}
      </Button>
      <Button kind="line" icon="doc" onClick={() => setPrinting(true)}>
        {t.print}
      </Button>
      <Button kind="line" icon="save" onClick={saveSvg}>
        {t.planSvg}
      </Button>
      {printing && <PrintSheet house={house} onDone={() => setPrinting(false)} />}
    </div>
  );
}
