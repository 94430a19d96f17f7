import type { SavedPlan } from '#contract/house-planner/house-plans.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DeletePlan } from './delete-plan.tsx';
import styles from './saved-plans.module.css';

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
