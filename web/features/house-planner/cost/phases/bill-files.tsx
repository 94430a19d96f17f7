import { useState } from 'react';
import { billRows } from '#domain/estimate/phases.ts';
import { type Cell, csvOf, safeText } from '#domain/table/csv.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePhaseName } from '#web/shared/i18n/phase-name.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { House } from '../../plan-address.ts';
import styles from './phases.module.css';

/** The bill by phase as the rows of a table, in the reader's language; the last one is the sum. */
function useBillTable({ plan, estimate }: House): () => Cell[][] {
  const t = useMessages('house');
  const phaseName = usePhaseName();
  const paise = (amount: number) => Math.round(amount * 100) / 100;
  return () => {
    const rows = billRows(estimate.lines, plan.floors);
    const sum = rows.reduce((total, { cost }) => total + cost, 0);
    return [
      Object.values(t.billHead),
      ...rows.map(({ phase, line, amount, cost }) => [
        phaseName(phase),
        t.items[line.key],
        t.groups[line.group],
        amount,
        t.many[line.unit],
        paise(line.rate),
        cost,
        line.changed ? t.ownRate : line.source,
        line.changed ? '' : line.date,
      ]),
      [t.billSum, '', '', '', '', '', sum, '', ''],
    ];
  };
}

const csvFile = (rows: Cell[][]) => new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });

/** The library comes with the first press. */
async function xlsxFile(rows: Cell[][], sheet: string): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const last = rows.length - 1;
  const data = rows.map((row, place) =>
    row.map((cell) => {
      const fontWeight = place === 0 || place === last ? ({ fontWeight: 'bold' } as const) : {};
      return typeof cell === 'number'
        ? { value: cell, type: Number, ...fontWeight }
        : { value: safeText(cell), type: String, ...fontWeight };
    }),
  );
  const widths = [28, 28, 20, 12, 10, 12, 14, 60, 12];
  return writeExcelFile(data, {
    sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** The bill by phase to take along. */
export function BillFiles({ house }: { house: House }) {
  const t = useMessages('house');
  const table = useBillTable(house);
  const [busy, setBusy] = useState(false);
  const saveXlsx = async () => {
    setBusy(true);
    try {
      saveFile(`${t.billName}.xlsx`, await xlsxFile(table(), t.billSheet));
    } catch {
      toast.error(t.failedDownload, { id: 'download' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.files}>
      <Button kind="line" icon="save" onClick={() => saveFile(`${t.billName}.csv`, csvFile(table()))}>
        {t.billCsv}
      </Button>
      <Button kind="line" icon="save" loading={busy} onClick={saveXlsx}>
        {t.billXlsx}
      </Button>
    </div>
  );
}
