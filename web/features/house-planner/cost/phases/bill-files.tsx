import { useState } from 'react';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { House } from '../../plan-address.ts';
import { csvFile, useBillTable, xlsxFile } from './bill-table.ts';
import styles from './phases.module.css';

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
