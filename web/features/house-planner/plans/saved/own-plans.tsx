import { useState } from 'react';
import { mostPlans } from '#contract/house-planner/saved-plans.ts';
import { usePlans } from '#web/features/house-planner/plan-queries.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { PlanRow } from './plan-row.tsx';
import { SaveDialog, type SavedProps } from './save-dialog.tsx';
import styles from './saved-plans.module.css';

export function OwnPlans(props: SavedProps) {
  const t = useMessages('house');
  const explain = useExplain();
  const plans = usePlans();
  const [saving, setSaving] = useState(false);
  if (plans.isPending) return <Skeleton kind="row" count={1} label={t.loadingPlans} />;
  if (plans.isError)
    return (
      <ErrorState
        title={t.savedFailed}
        retryLabel={t.tryAgain}
        busy={plans.isFetching}
        onRetry={() => void plans.refetch()}
      >
        {explain(plans.error)}
      </ErrorState>
    );
  const saved = plans.data;
  return (
    <>
      <div className={styles.head}>
        <Button icon="save" onClick={() => setSaving(true)}>
          {t.save}
        </Button>
        {saved.length > 0 && <p>{t.savedCount(saved.length, mostPlans)}</p>}
      </div>
      {saved.length === 0 ? (
        <p className={styles.empty}>{t.savedEmpty}</p>
      ) : (
        <ul className={styles.list}>
          {saved.map((plan) => (
            <PlanRow key={plan._id} plan={plan} shown={props.search} />
          ))}
        </ul>
      )}
      {saving && <SaveDialog {...props} onClose={() => setSaving(false)} />}
    </>
  );
}
