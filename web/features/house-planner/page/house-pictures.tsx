import { useMemo } from 'react';
import { type Answers, areaTypes } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { useWide } from '#web/shared/forms/use-wide.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { OutsideDrawing } from '../drawing/outside/outside-drawing.tsx';
import type { OutsideLook } from '../drawing/outside/strokes.ts';
import { PlanDrawing } from '../drawing/plan/plan-drawing.tsx';
import { Carousel } from '../pictures/carousel.tsx';
import styles from './house-page.module.css';

const looks = {
  front: { view: 'right', light: 'day', paint: 'cream' },
  other: { view: 'left', light: 'evening', paint: 'neel' },
  night: { view: 'behind', light: 'night', paint: 'cream' },
  roof: { view: 'right', light: 'day', paint: 'cream' },
} as const satisfies Record<string, OutsideLook>;

/** The same house under the other kind of roof, as another design. */
function otherRoof(answers: Answers, plan: Plan): Plan | null {
  const made = makePlan({ ...answers, areaType: plan.roof.kind === 'flat' ? areaTypes[0] : areaTypes[1] });
  return made.ok ? made.plan : null;
}

/** Two rows of pictures, of the house from outside and of its floors (docs/rules.md#house-3). */
export function HousePictures({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const wide = useWide();
  const other = useMemo(() => otherRoof(plan.answers, plan), [plan]);
  const outside = (key: keyof typeof looks, caption: string, of: Plan) => ({
    key,
    caption,
    picture: () => <OutsideDrawing plan={of} look={looks[key]} label={caption} />,
  });
  const turned = wide && plan.plot.depth > plan.plot.width;
  return (
    <div className={styles.pictures}>
      <Carousel
        label={t.outsideViews}
        slides={[
          outside('front', t.views.front, plan),
          outside('other', t.views.other, plan),
          outside('night', t.views.night, plan),
          ...(other
            ? [outside('roof', plan.roof.kind === 'flat' ? t.views.sloped : t.views.flat, other)]
            : []),
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
