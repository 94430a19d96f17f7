import { bedroomCounts, roadSides } from '#domain/house/model/answers.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import styles from './map-form-page.module.css';
import type { useAnswers } from './use-answers.ts';

const wishes = ['bedrooms', 'parents', 'shop', 'road', 'vastu'] as const;

/** Folded away: the usual answers stay the form. Open where one of them is given. */
export function MoreWishes({ answers, change }: ReturnType<typeof useAnswers>) {
  const t = useMessages('house');
  const yesOrNo = (wish: 'parents' | 'shop' | 'vastu') => (
    <Chips
      legend={t[wish]}
      choices={[
        { value: 'No', label: t.parentsChoices.No },
        { value: 'Yes', label: t.parentsChoices.Yes },
      ]}
      value={answers[wish] ?? 'No'}
      onChange={(value) => change({ [wish]: value === 'Yes' ? value : undefined })}
    />
  );
  return (
    <details className={styles.more} open={wishes.some((wish) => answers[wish] !== undefined)}>
      <summary>{t.moreWishes}</summary>
      <Chips
        legend={t.bedrooms}
        choices={[
          { value: '', label: t.bedroomsOfRooms },
          ...bedroomCounts.map((count) => ({ value: String(count), label: String(count) })),
        ]}
        value={String(answers.bedrooms ?? '')}
        onChange={(value) => change({ bedrooms: bedroomCounts.find((count) => String(count) === value) })}
      />
      {yesOrNo('parents')}
      {yesOrNo('shop')}
      <Chips
        legend={t.roadSide}
        choices={(['', ...roadSides] as const).map((value) => ({ value, label: t.roadSides[value] }))}
        value={answers.road ?? ''}
        onChange={(value) => change({ road: roadSides.find((side) => side === value) })}
      />
      {yesOrNo('vastu')}
      {answers.vastu && !answers.road && <p role="status">{t.vastuNeedsRoad}</p>}
    </details>
  );
}
