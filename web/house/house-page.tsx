import { Link, useSearch } from '@tanstack/react-router';
import type { Answers } from '#contract/house/answers';
import { answersToSearch } from '#contract/house/answers';
import type { LandProblem } from '#contract/house/land-size';
import { readLandSize } from '#contract/house/land-size';
import type { Plan } from '#contract/house/model';
import { Icon } from '../drawings/icon.tsx';
import { HireSection } from '../hire/hire-section.tsx';
import { Model } from '../house-view/model.tsx';
import { useWords } from '../languages/words.ts';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { buttonClass } from '../ui/button.tsx';
import { PageHead } from '../ui/card.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ComparePlans } from './compare-plans.tsx';
import { CostSection } from './cost-section.tsx';
import styles from './house-page.module.css';
import { HousePictures } from './house-pictures.tsx';
import { InfoPanel, useFacts } from './info-panel.tsx';
import { type House, planSearch, useHouse } from './plan-address.ts';
import { PlanTools } from './plan-tools.tsx';
import { SavedPlans } from './saved-plans.tsx';

const formSearch = (answers: Answers) => ({ ...answersToSearch(answers), land: answers.landSize });

/** §2.15: the house that the address names, in pictures, figures, 3D, cost and people. */
export function HousePage() {
  const words = useWords('house');
  useTitle(words.title);
  const search: Record<string, unknown> = useSearch({ strict: false });
  const found = useHouse(search);
  if ('problem' in found) return <NotRead {...found} />;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return <ShownHouse house={found.house} pin={text(search.pin)} other={text(search.with)} />;
}

function NotRead({ problem, answers }: { problem: LandProblem; answers: Answers }) {
  const words = useWords('house');
  return (
    <div className="wrap">
      <PageHead title={words.title} />
      <EmptyState
        title={words.notRead}
        action={
          <Link to={paths.houseForm} search={formSearch(answers)} className={buttonClass()}>
            {words.toForm}
          </Link>
        }
      >
        {words.landProblems[problem]}
      </EmptyState>
    </div>
  );
}

function ShownHouse({ house, pin, other }: { house: House; pin: string; other: string }) {
  const words = useWords('house');
  const { plan, answers, estimate } = house;
  const facts = new Map(useFacts(house));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={words.title}
        aside={
          <Link to={paths.houseForm} search={formSearch(answers)} className={buttonClass({ kind: 'line' })}>
            <Icon name="back" size={22} />
            {words.change}
          </Link>
        }
      />
      <Jumps />
      {other && <ComparePlans house={house} other={other} />}
      <HousePictures plan={plan} />
      <InfoPanel house={house} />
      <Notes plan={plan} />
      <PlanTools house={house} />
      <Model plan={plan} />
      <CostSection house={house} />
      <HireSection
        lines={estimate.lines}
        plan={JSON.stringify(answersToSearch(answers))}
        house={words.askHouse(facts.get('plotArea') ?? '', facts.get('storeys') ?? '')}
        pin={pin}
      />
      <SavedPlans
        search={new URLSearchParams(planSearch(answers, house.changes)).toString()}
        name={words.saveDefault(answers.landSize, facts.get('storeys') ?? '')}
      />
    </div>
  );
}

const jumps = ['model', 'cost', 'hire', 'saved'] as const;

/** What lies further down, one press away. */
function Jumps() {
  const words = useWords('house');
  return (
    <nav aria-label={words.jumpLabel} className={styles.jumps}>
      {jumps.map((name) => (
        <Link
          key={name}
          to="."
          search={true}
          hash={name}
          className={buttonClass({ kind: 'soft', size: 'sm' })}
        >
          {words.jump[name]}
        </Link>
      ))}
    </nav>
  );
}

/** What the plan could not give as asked, and what it is not. */
function Notes({ plan }: { plan: Plan }) {
  const words = useWords('house');
  const reading = readLandSize(plan.answers.landSize);
  const said = plan.notes.map(({ key, asked, given }) => words.notes[key](asked, given));
  if (reading.ok && reading.land.assumed) said.push(words.assumed);
  return (
    <ul className={styles.notes}>
      {[...said, words.rough].map((text) => (
        <li key={text}>
          <Icon name="info" size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
