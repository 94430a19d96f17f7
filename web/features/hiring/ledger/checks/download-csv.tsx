import { useMutation } from '@tanstack/react-query';
import { getHajriCsv } from '#contract/hiring/ledger.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

/** The book as a table; a plain link could not carry the session. */
export function DownloadCsv({ bookingId }: { bookingId: string }) {
  const t = useMessages('ledger');
  const download = useMutation({
    mutationFn: () => fetchBytes(getHajriCsv, { params: { bookingId } }),
    onSuccess: (table) => saveFile('hajri.csv', table),
    onError: () => toast.error(t.csvFailed),
  });
  return (
    <Button kind="line" icon="save" loading={download.isPending} onClick={() => download.mutate()}>
      {t.csv}
    </Button>
  );
}
