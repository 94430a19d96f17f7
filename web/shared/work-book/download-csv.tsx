import { useMutation } from '@tanstack/react-query';
import { getSiteBookCsv } from '#contract/contracts/site-book.calls.ts';
import { getLedgerCsv } from '#contract/hiring/ledger.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { BookRef } from './books.ts';

const tableOf = (book: BookRef) =>
  'contractId' in book
    ? fetchBytes(getSiteBookCsv, { params: { contractId: book.contractId } })
    : fetchBytes(getLedgerCsv, { params: { bookingId: book.bookingId } });

/** The book as a table; a plain link could not carry the session. */
export function DownloadCsv({ book }: { book: BookRef }) {
  const t = useMessages('ledger');
  const download = useMutation({
    mutationFn: () => tableOf(book),
    onSuccess: (table) => saveFile('contractId' in book ? 'site-book.csv' : 'hajri.csv', table),
    onError: () => toast.error(t.csvFailed),
  });
  return (
    <Button kind="line" icon="save" loading={download.isPending} onClick={() => download.mutate()}>
      {t.csv}
    </Button>
  );
}
