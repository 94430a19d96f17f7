import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Plan } from '#domain/house/model/model.ts';
import { type Paper, papers } from '#domain/house/sheet/paper.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { House } from '../plan-address.ts';
import { SheetSet } from './sheet-drawing.tsx';
import styles from './sheets.module.css';
import { fileStem, type SheetsOfHouse, useSheets } from './use-sheets.ts';

/** Stands beside the application and is all that a printer sees: one sheet a page, as large as it says. */
function PrintSheets({ set, plan, onDone }: { set: SheetsOfHouse; plan: Plan; onDone: () => void }) {
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

const isPaper = (value: string): value is Paper => Object.hasOwn(papers, value);

/** One file: of several at once Safari keeps the last, and Chrome asks whether it may. */
async function zipOf(drawings: readonly SVGElement[], nameOf: (at: number) => string): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const files = drawings.map((drawing, at) => [
    nameOf(at),
    strToU8(new XMLSerializer().serializeToString(drawing)),
  ]);
  return new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
}

function Sheets({ house: { plan, answers } }: { house: House }) {
  const t = useMessages('drawings');
  const [paper, setPaper] = useState<Paper>('a4');
  const [printing, setPrinting] = useState(false);
  const [busy, setBusy] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const set = useSheets(plan, paper);
  const stem = fileStem(answers);
  const save = async (make: () => Promise<void>) => {
    setBusy(true);
    try {
      await make();
    } catch {
      toast.error(t.failed, { id: 'download' });
    } finally {
      setBusy(false);
    }
  };
  const saveSvg = async () => {
    const drawings = [...(shown.current?.querySelectorAll('svg') ?? [])];
    const zip = await zipOf(drawings, (at) => `${stem}-sheet-${at + 1}-${paper}.svg`);
    saveFile(`${stem}-sheets-${paper}.zip`, zip);
  };
  const saveDxf = async () => {
    const { dxfOf } = await import('./dxf-file.ts');
    saveFile(`${stem}.dxf`, new Blob([dxfOf(plan, set.words)], { type: 'image/vnd.dxf' }));
  };
  return (
    <section className={styles.section} id="drawings">
      <p>{t.lead}</p>
      <div className={styles.tools}>
        <Chips
          legend={t.paper}
          choices={Object.keys(papers)
            .filter(isPaper)
            .map((value) => ({ value, label: t.papers[value] }))}
          value={paper}
          onChange={(value) => isPaper(value) && setPaper(value)}
        />
        <Button kind="line" icon="doc" onClick={() => setPrinting(true)}>
          {t.print}
        </Button>
        <Button kind="line" icon="save" loading={busy} onClick={() => save(saveDxf)}>
          {t.dxf}
        </Button>
        <Button kind="line" icon="save" loading={busy} onClick={() => save(saveSvg)}>
          {t.svg}
        </Button>
      </div>
      <div className={styles.shown} ref={shown}>
        <SheetSet set={set} plan={plan} />
      </div>
      {printing && <PrintSheets set={set} plan={plan} onDone={() => setPrinting(false)} />}
    </section>
  );
}

/** The architect's sheets of a house: to look at, to print, and as files. */
export const SheetsSection = ({ house }: { house: House }) => (
  <Suspense>
    <Sheets house={house} />
  </Suspense>
);
