import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { floorPlanOf } from '#domain/house/geometry/floor-plan.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import type { House } from '../address/plan-address.ts';
import { useFacts } from '../cost/info-panel.tsx';
import { PlanDrawing } from '../drawing/plan-drawing.tsx';
import { renderDrawing, saveFile } from '../view/downloads.ts';
import styles from './plan-tools.module.css';

/** To share, print and keep the plan. */
export function PlanTools({ house }: { house: House }) {
  const words = useMessages('house');
  const [printing, setPrinting] = useState(false);
  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ title: words.title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(words.shared, { id: 'share' });
      }
    } catch (error) {
      // Who closes the device's own sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.info(words.shareFailed, { id: 'share' });
    }
  };
  const saveSvg = () => {
    for (let floor = 0; floor < house.plan.floors; floor++) {
      const { viewBox } = floorPlanOf(house.plan, floor);
      const drawing = renderDrawing(<PlanDrawing plan={house.plan} floor={floor} look="paper" />, viewBox);
      saveFile(new Blob([drawing], { type: 'image/svg+xml' }), `${words.fileName}-${floor}.svg`);
    }
  };
  return (
    <div className={styles.tools}>
      <Button kind="line" icon="send" onClick={share}>
        {words.share}
      </Button>
      <Button kind="line" icon="doc" onClick={() => setPrinting(true)}>
        {words.print}
      </Button>
      <Button kind="line" icon="save" onClick={saveSvg}>
        {words.planSvg}
      </Button>
      {printing && <PrintSheet house={house} onDone={() => setPrinting(false)} />}
    </div>
  );
}

/** Stands beside the application and is all that a printer sees: one floor a page, and the figures. */
function PrintSheet({ house, onDone }: { house: House; onDone: () => void }) {
  const words = useMessages('house');
  const facts = useFacts(house);
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className={styles.sheet} data-sheet="" aria-hidden="true">
      {Array.from({ length: house.plan.floors }, (_, floor) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its number
        <section key={floor}>
          <h2>{words.floorPlan(floor)}</h2>
          <PlanDrawing plan={house.plan} floor={floor} look="paper" />
          <p>{facts.map(([name, value]) => `${words[name]}: ${value}`).join(' · ')}</p>
          <p>{words.rough}</p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
