import { type ComponentType, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { type Answers, answersToSearch, areaTypes } from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { vastuOf } from '#domain/house/rules/vastu.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { part } from '#web/shared/ui/later.ts';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { Carousel } from '../carousel.tsx';
import { CostSection } from '../cost/cost-section.tsx';
import { InfoPanel } from '../cost/info-panel.tsx';
import { OutsideDrawing } from '../drawing/outside/outside-drawing.tsx';
import type { OutsideLook } from '../drawing/outside/strokes.ts';
import { PlanDrawing } from '../drawing/plan-drawing.tsx';
import type { House } from '../plan-address.ts';
import { PlanTools } from '../plans/plan-tools.tsx';
import { Model } from '../view/stage.tsx';
import { useSeen } from '../view/use-seen.ts';
import styles from './house-page.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { SetBackFacts } from './set-back-facts.tsx';

export type ShowsPeople = ComponentType<{ house: House; pin: string }>;

function PeopleWhenNear({ People, ...props }: { house: House; pin: string; People: ShowsPeople }) {
  const place = useRef<HTMLDivElement>(null);
  const hash = useLocation().hash;
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

export const formSearch = (answers: Answers) => ({ ...answersToSearch(answers), land: answers.landSize });

const looks = {
  front: { view: 'right', light: 'day', paint: 'cream' },
  other: { view: 'left', light: 'evening', paint: 'neel' },
  night: { view: 'behind', light: 'night', paint: 'cream' },
  roof: { view: 'right', light: 'day', paint: 'cream' },
} as const satisfies Record<string, OutsideLook>;

/** The same house under the other kind of roof, as another design: planned as soon as somebody turns to it. One changed by hand has none. */
function OtherRoof({ plan, label }: { plan: Plan; label: string }) {
  const other = useMemo(() => {
    const areaType = plan.roof.kind === 'flat' ? areaTypes[0] : areaTypes[1];
    const made = makePlan({ ...plan.answers, areaType });
    return made.ok ? made.plan : plan;
  }, [plan]);
  return <OutsideDrawing plan={other} look={looks.roof} label={label} />;
}

/** Two rows of pictures, of the house from outside and of its floors (docs/rules.md#house-3). */
function HousePictures({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const wide = useWide();
  const outside = (key: keyof typeof looks, caption: string) => ({
    key,
    caption,
    picture: () => <OutsideDrawing plan={plan} look={looks[key]} label={caption} />,
  });
  const otherRoof = plan.roof.kind === 'flat' ? t.views.sloped : t.views.flat;
  const turned = wide && plan.plot.depth > plan.plot.width;
  return (
    <div className={styles.pictures}>
      <Carousel
        label={t.outsideViews}
        slides={[
          outside('front', t.views.front),
          outside('other', t.views.other),
          outside('night', t.views.night),
          ...(plan.answers.changes
            ? []
            : [
                {
                  key: 'roof',
                  caption: otherRoof,
                  picture: () => <OtherRoof plan={plan} label={otherRoof} />,
                },
              ]),
        ]}
      />
      <div className={plan.plot.depth > plan.plot.width ? styles.deep : undefined}>
        <Carousel
          label={t.floorPlans}
          slides={Array.from({ length: plan.floors }, (_, floor) => ({
            key: String(floor),
            caption: t.floorPlan(floor),
            picture: () => <PlanDrawing plan={plan} floor={floor} turned={turned} />,
          }))}
        />
      </div>
    </div>
  );
}

/** Where Vastu was wished for: what of it this plan fulfils. */
function VastuWishes({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const wishes = plan.answers.vastu ? vastuOf(plan) : [];
  if (wishes.length === 0) return null;
  const held = wishes.filter((wish) => wish.held).length;
  return (
    <section className={styles.vastu} aria-labelledby="vastu-title">
      <h2 id="vastu-title">{t.vastuTitle(count(held), count(wishes.length))}</h2>
      <ul className={styles.notes}>
        {wishes.map((one) => (
          <li key={one.wish}>
            <Icon name={one.held ? 'check' : 'info'} size={20} />
            <span>{t.vastuWishes[one.wish][one.held ? 'held' : 'not']}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the plan could not give as asked, and what it is not. */
function Notes({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const reading = readLandSize(plan.answers.landSize);
  const said = plan.notes.map(({ key, asked, given }) => t.notes[key](asked, given));
  if (reading.ok && reading.land.assumed) said.push(t.assumed);
  return (
    <ul className={styles.notes}>
      {[...said, t.rough].map((text) => (
        <li key={text}>
          <Icon name="info" size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const jumps = ['model', 'cost', 'hire', 'saved'] as const;

/** What lies further down, one press away. */
function Jumps() {
  const t = useMessages('house');
  return (
    <nav aria-label={t.jumpLabel} className={styles.jumps}>
      {jumps.map((name) => (
        <Link
          key={name}
          to="."
          search={true}
          hash={name}
          className={buttonClass({ kind: 'soft', size: 'sm' })}
        >
          {t.jump[name]}
        </Link>
      ))}
    </nav>
  );
}

const ChangesNote = part(async () => (await import('../changes/changes-note.tsx')).ChangesNote);

/** Few compare: who does waits a moment for it. */
const ComparePlans = part(async () => (await import('../plans/compare-plans.tsx')).ComparePlans);

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
