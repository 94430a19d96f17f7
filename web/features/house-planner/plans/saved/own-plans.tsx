import { useState } from 'react';
import { mostPlans } from '#contract/house-planner/saved-plans.ts';
import { usePlans } from '#web/features/house-planner/address/plan-queries.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { PlanRow } from './plan-row.tsx';
import { SaveDialog } from './save-dialog.tsx';
import styles from './saved-plans.module.css';
import type { SavedProps } from './saved-props.ts';

export function OwnPlans(props: SavedProps) {
  const words = useMessages('house');
  const explain = useExplain();
  const plans = usePlans();
  const [saving, setSaving] = useState(false);
  if (plans.isPending) return <Skeleton kind="row" count={1} label={words.loadingPlans} />;
  if (plans.isError)
    return (
      <ErrorState
        title={words.savedFailed}
        retryLabel={words.tryAgain}
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
          {words.save}
        </Button>
        {saved.length > 0 && <p>{words.savedCount(saved.length, mostPlans)}</p>}
      </div>
      {saved.length === 0 ? (
        <p className={styles.empty}>{words.savedEmpty}</p>
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
