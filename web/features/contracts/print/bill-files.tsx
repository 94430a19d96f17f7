import { useState } from 'react';
import type { Bill } from '#contract/contracts/bill.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useOwnWords } from '../lines/bill-words.ts';
import { billCsv, billXlsx } from './bill-table.ts';
import styles from './print.module.css';

/** The bill to take along, with room for rates. It goes to others: nothing of what it usually costs is in it. */
export function BillFiles({ bill: written }: { bill: Bill }) {
  const bill = useOwnWords(written);
  const t = useMessages('bill');
  const [busy, setBusy] = useState(false);
  const saveXlsx = async () => {
    setBusy(true);
    try {
      saveFile(`${t.fileName}.xlsx`, await billXlsx(bill, t));
    } catch {
      toast.error(t.failedDownload, { id: 'download' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.files} aria-label={t.files}>
      <Button kind="line" icon="doc" onClick={() => print()}>
        {t.print}
      </Button>
      <Button kind="line" icon="save" onClick={() => saveFile(`${t.fileName}.csv`, billCsv(bill, t))}>
        {t.csv}
      </Button>
      <Button kind="line" icon="save" loading={busy} onClick={() => void saveXlsx()}>
        {t.xlsx}
      </Button>
    </section>
  );
}
