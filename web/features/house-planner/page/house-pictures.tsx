import { useMemo } from 'react';
import { areaTypes } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { Carousel } from '../carousel.tsx';
import { OutsideDrawing } from '../drawing/outside/outside-drawing.tsx';
import type { OutsideLook } from '../drawing/outside/strokes.ts';
import { PlanDrawing } from '../drawing/plan-drawing.tsx';
import styles from './house-page.module.css';

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
export function HousePictures({ plan }: { plan: Plan }) {
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
