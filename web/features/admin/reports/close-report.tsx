import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeReport } from '#contract/admin/admin.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

export function CloseReport({ id }: { id: string }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () => call(closeReport, { params: { id }, body: { closed: true } }),
    onSuccess: () => {
      toast.success(t.reportClosedDone);
      // Nothing of the conversation stays in memory.
      queries.removeQueries({ queryKey: ['adminReported', id] });
      queries.removeQueries({ queryKey: ['adminReportedWork', id] });
    },
    onError: (error) => toast.error(explain(error)),
    onSettled: async () => {
      await Promise.all(
        [['adminReport', id], ['adminReports'], ['adminOverview'], ['adminAudit']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      setAsking(false);
    },
  });
  return (
    <>
      <Button icon="check" onClick={() => setAsking(true)}>
        {t.closeReport}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => close.mutate()}
        title={t.closeReportTitle}
        confirmLabel={t.closeReport}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={close.isPending}
      >
        {t.closeReportText}
      </LineConfirm>
    </>
  );
}
