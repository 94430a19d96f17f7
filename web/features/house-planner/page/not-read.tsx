import { paths } from '#contract/paths.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import type { LandProblem } from '#domain/house/model/land/land-size.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { formSearch } from './form-search.ts';

export function NotRead({ problem, answers }: { problem: LandProblem; answers: Answers }) {
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
