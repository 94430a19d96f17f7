import { useDeferredValue, useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { part } from '#web/shared/ui/later.ts';
import { CostSection } from '../cost/cost-section.tsx';
import { InfoPanel } from '../cost/info-panel.tsx';
import type { House } from '../plan-address.ts';
import { PlanTools } from '../plans/plan-tools.tsx';
import { Model } from '../view/model.tsx';
import { formSearch } from './form-search.ts';
import styles from './house-page.module.css';
import { HousePictures } from './house-pictures.tsx';
import { Jumps } from './jumps.tsx';
import { PeopleWhenNear, type ShowsPeople } from './people-when-near.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { Notes } from './plan-notes.tsx';
import { SetBackFacts } from './set-back-facts.tsx';
import { VastuWishes } from './vastu-wishes.tsx';

const ChangesNote = part(async () => (await import('../changes/changes-note.tsx')).ChangesNote);

/** Few compare: who does waits a moment for it. */
const ComparePlans = part(async () => (await import('../plans/compare/compare-plans.tsx')).ComparePlans);

interface Shown {
  house: House;
  pin: string;
  other: string;
  People: ShowsPeople;
}

export function ShownHouse({ house, pin, other, People }: Shown) {
  const t = useMessages('house');
  const { plan, answers } = house;
  const search = useScreenSearch('house');
  // Pictures and model take their time: what was changed by hand is answered before they follow.
  const drawn = useDeferredValue(plan);
  const pictures = useMemo(() => <HousePictures plan={drawn} />, [drawn]);
  const model = useMemo(() => <Model plan={drawn} />, [drawn]);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={t.title}
        aside={
          <Link
            to={paths.houseForm}
            search={{ ...search, ...formSearch(answers), with: undefined }}
            className={buttonClass({ kind: 'line' })}
          >
            <Icon name="back" size={22} />
            {t.change}
          </Link>
        }
      />
      {other && <ComparePlans house={house} other={other} />}
      {pictures}
      <InfoPanel house={house} />
      {house.byHand && <ChangesNote byHand={house.byHand} />}
      <Notes plan={plan} />
      <SetBackFacts plan={plan} />
      <VastuWishes plan={plan} />
      <PlanChoice house={house} />
      <Jumps />
      <PlanTools house={house} />
      {model}
      <CostSection house={house} pin={pin} />
      <PeopleWhenNear house={house} pin={pin} People={People} />
    </div>
  );
}
