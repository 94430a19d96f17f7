import { Link, useLocation } from '@tanstack/react-router';
import { type ComponentType, Suspense, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import { answersToSearch } from '#domain/house/model/answers.ts';
import type { LandProblem } from '#domain/house/model/land-size.ts';
import { readLandSize } from '#domain/house/model/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { useScreenSearch } from '#web/shared/browser/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { type House, useHouse } from './address/plan-address.ts';
import { CostSection } from './cost/cost-section.tsx';
import { InfoPanel } from './cost/info-panel.tsx';
import styles from './house-page.module.css';
import { HousePictures } from './house-pictures.tsx';
import { ComparePlans } from './plans/compare-plans.tsx';
import { PlanTools } from './plans/plan-tools.tsx';
import { Model } from './view/model.tsx';
import { useSeen } from './view/use-seen.ts';

type ShowsPeople = ComponentType<{ house: House; pin: string }>;

const formSearch = (answers: Answers) => ({ ...answersToSearch(answers), land: answers.landSize });

/** §2.15: the house that the address names, in pictures, figures, 3D, cost and people. */
/** @param People shows, once one has scrolled near, who could build it and which plans were saved */
export function HousePage({ People }: { People: ShowsPeople }) {
  const words = useMessages('house');
  useTitle(words.title);
  const search = useScreenSearch('house');
  const found = useHouse(search);
  if ('problem' in found) return <NotRead {...found} />;
  return <ShownHouse house={found.house} pin={search.pin ?? ''} other={search.with ?? ''} People={People} />;
}

function NotRead({ problem, answers }: { problem: LandProblem; answers: Answers }) {
  const words = useMessages('house');
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

interface Shown {
  house: House;
  pin: string;
  other: string;
  People: ShowsPeople;
}

function ShownHouse({ house, pin, other, People }: Shown) {
  const words = useMessages('house');
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
      <PeopleWhenNear house={house} pin={pin} People={People} />
    </div>
  );
}

const jumps = ['model', 'cost', 'hire', 'saved'] as const;

/** What lies further down, one press away. */
function Jumps() {
  const words = useMessages('house');
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

function PeopleWhenNear({ People, ...props }: { house: House; pin: string; People: ShowsPeople }) {
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
  const words = useMessages('house');
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
