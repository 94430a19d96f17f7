import { paths } from '#contract/paths.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import type { LandProblem } from '#domain/house/model/land/land-size.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { useHouse } from '../plan-address.ts';
import type { ShowsPeople } from './shown-house.tsx';
import { formSearch, ShownHouse } from './shown-house.tsx';

function NotRead({ problem, answers }: { problem: LandProblem; answers: Answers }) {
  const t = useMessages('house');
  return (
    <div className="wrap">
      <PageHead title={t.title} />
      <EmptyState
        title={t.notRead}
        action={
          <Link to={paths.houseForm} search={formSearch(answers)} className={buttonClass()}>
            {t.toForm}
          </Link>
        }
      >
        {t.landProblems[problem]}
      </EmptyState>
    </div>
  );
}

/**
 * Shows the house that the address names: pictures, figures, 3D, cost and people (docs/rules.md#house-2).
 * @param People shows the builders and the saved plans as soon as the user has scrolled near
 */
export function HousePage({ People }: { People: ShowsPeople }) {
  const t = useMessages('house');
  useTitle(t.title);
  const search = useScreenSearch('house');
  const found = useHouse(search);
  if ('problem' in found) return <NotRead {...found} />;
  return <ShownHouse house={found.house} pin={search.pin ?? ''} other={search.with ?? ''} People={People} />;
}
