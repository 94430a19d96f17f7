import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleNoShow } from '#contract/hiring/bookings.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './rule-no-show.module.css';

type Ruling = 'stands' | 'lifted';

/** The admin's two words; each is asked for once more, because a ruling is final. */
export function RuleNoShow({ id }: { id: string }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const [asking, setAsking] = useState<Ruling>();
  const rule = useRule(id, () => setAsking(undefined));
  return (
    <>
      <span className={styles.acts}>
        <Button size="sm" kind="line" onClick={() => setAsking('lifted')}>
          {t.noShowLift}
        </Button>
        <Button size="sm" kind="soft" onClick={() => setAsking('stands')}>
          {t.noShowStands}
        </Button>
      </span>
      {asking && (
        <LineConfirm
          open
          onClose={() => setAsking(undefined)}
          onConfirm={() => rule.mutate(asking === 'stands')}
          title={asking === 'stands' ? t.noShowStandsTitle : t.noShowLiftTitle}
          confirmLabel={asking === 'stands' ? t.noShowStands : t.noShowLift}
          cancelLabel={shell.cancel}
          closeLabel={shell.close}
          busy={rule.isPending}
        >
          {asking === 'stands' ? t.noShowStandsText : t.noShowLiftText}
        </LineConfirm>
      )}
    </>
  );
}

function useRule(id: string, close: () => void) {
  const t = useMessages('admin');
  const explain = useExplain();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (stands: boolean) => call(ruleNoShow, { params: { id }, body: { stands } }),
    onSuccess: () => toast.success(t.noShowRuled),
    onError: (error) => toast.error(explain(error)),
    // Where another admin was quicker, the list shows it.
    onSettled: async () => {
      close();
      await Promise.all(
        [['adminNoShows'], ['adminAudit']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}
