import { bedroomCounts } from '#domain/house/model/answers.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import styles from './map-form-page.module.css';
import type { useAnswers } from './use-answers.ts';

/** Folded away: the usual answers stay the form. Open where one of them is given. */
export function MoreWishes({ answers, change }: ReturnType<typeof useAnswers>) {
  const t = useMessages('house');
  return (
    <details className={styles.more} open={answers.bedrooms !== undefined || answers.parents !== undefined}>
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
      <Chips
        legend={t.parents}
        choices={[
          { value: 'No', label: t.parentsChoices.No },
          { value: 'Yes', label: t.parentsChoices.Yes },
        ]}
        value={answers.parents ?? 'No'}
        onChange={(value) => change({ parents: value === 'Yes' ? value : undefined })}
      />
    </details>
  );
}
