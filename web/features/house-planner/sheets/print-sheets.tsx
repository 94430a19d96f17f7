import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Plan } from '#domain/house/model/model.ts';
import { SheetSet } from './sheet-set.tsx';
import styles from './sheets.module.css';
import type { SheetsOfHouse } from './use-sheets.ts';

/** Stands beside the application and is all that a printer sees: one sheet a page, as large as it says. */
export function PrintSheets({ set, plan, onDone }: { set: SheetsOfHouse; plan: Plan; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const { width = 0, height = 0 } = set.sheets[0]?.page ?? {};
  return createPortal(
    <div className={styles.print} data-sheet={`${width}x${height}`} aria-hidden="true">
      <SheetSet set={set} plan={plan} />
    </div>,
    document.body,
  );
}
