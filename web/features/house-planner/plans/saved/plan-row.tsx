import { useState } from 'react';
import type { SavedPlan } from '#contract/house-planner/house-plans.calls.ts';
import { paths } from '#contract/paths.ts';
import { useDeletePlan } from '#web/features/house-planner/plan-queries.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './saved-plans.module.css';

function DeletePlan({ plan: { _id, name } }: { plan: SavedPlan }) {
  const t = useMessages('house');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePlan();
  const confirm = () =>
    remove.mutate(_id, {
      onSuccess: () => toast.success(t.deleted),
      onError: (error) => toast.error(explain(error), { id: 'plan' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton icon="trash" label={t.deletePlan(name)} onClick={() => setAsking(true)} />
      <LineConfirm
        open={asking}
        danger
        busy={remove.isPending}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        cancelLabel={t.cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t.deleteText(name)}</p>
      </LineConfirm>
    </>
  );
}

const asSearch = (search: string) => Object.fromEntries(new URLSearchParams(search));

export function PlanRow({ plan, shown }: { plan: SavedPlan; shown: string }) {
  const t = useMessages('house');
  const language = useLanguage();
  const navigate = useNavigate();
  const { name, search, createdAt } = plan;
  const compare = () =>
    void navigate({
      to: paths.house,
      search: { ...asSearch(shown), with: search || 'floors=2' },
      hash: 'compare',
    });
  return (
    <li>
      <Link to={paths.house} search={asSearch(search)} className={styles.name} aria-label={t.openPlan(name)}>
        <b>{name}</b>
        <small>{date(createdAt, language)}</small>
      </Link>
      {search !== shown && (
        <Button kind="soft" size="sm" aria-label={t.compareWith(name)} onClick={compare}>
          {t.comparePlan}
        </Button>
      )}
      <DeletePlan plan={plan} />
    </li>
  );
}
