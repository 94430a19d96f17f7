import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleNoShow } from '#contract/hiring/bookings.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { toast } from '#web/shared/ui/toast.tsx';

/** Two ways to rule, each asked about once more. */
export function Ruling({ id }: { id: string }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'stands' | 'lifted'>();
  const rule = useMutation({
    mutationFn: (stands: boolean) => call(ruleNoShow, { params: { id }, body: { stands } }),
    onSuccess: () => toast.success(t.noShowRuled),
    onError: (error) => toast.error(explain(error)),
    onSettled: () => {
      setAsked(undefined);
      return queries.invalidateQueries({ queryKey: ['adminNoShows'] });
    },
  });
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setAsked('lifted')}>
        {t.noShowLifted}
      </Button>{' '}
      <Button kind="soft" size="sm" onClick={() => setAsked('stands')}>
        {t.noShowStands}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title={t.noShowSure[asked]}
          confirmLabel={asked === 'stands' ? t.noShowStands : t.noShowLifted}
          cancelLabel={shell.cancel}
          busy={rule.isPending}
          onConfirm={() => rule.mutate(asked === 'stands')}
          onClose={() => setAsked(undefined)}
        >
          <p>{t.noShowFinal}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
