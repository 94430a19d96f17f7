import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import type { Answers } from '#contract/house/answers';
import { answersToSearch } from '#contract/house/answers';
import type { LandProblem } from '#contract/house/land-size';
import { readLandSize } from '#contract/house/land-size';
import type { Plan } from '#contract/house/model';
import { Icon } from '../drawings/icon.tsx';
import { Model } from '../house-view/model.tsx';
import { useSeen } from '../house-view/use-seen.ts';
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
import { InfoPanel } from './info-panel.tsx';
import { type House, useHouse } from './plan-address.ts';
import { PlanTools } from './plan-tools.tsx';

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
  const { plan, answers } = house;
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
      <PeopleWhenNear house={house} pin={pin} />
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

const People = lazy(async () => ({ default: (await import('./people.tsx')).People }));

function PeopleWhenNear(props: { house: House; pin: string }) {
  const place = useRef<HTMLDivElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  const wanted = useSeen(place, 600) || hash === 'hire' || hash === 'saved';
  return (
    <div ref={place}>
      {wanted ? (
        <Suspense fallback={<div id="hire" className={styles.coming} />}>
          <People {...props} />
        </Suspense>
      ) : (
        <div id="hire" className={styles.coming} />
      )}
    </div>
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
