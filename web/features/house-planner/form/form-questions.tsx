import {
  type Answers,
  areaTypes,
  finishes,
  parkingChoices,
  roomChoices,
} from '#domain/house/model/answers.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import type { useAnswers } from './use-answers.ts';

const areaIcons: Record<Answers['areaType'], IconName> = {
  Hill: 'warehouse',
  Plan: 'wide',
  'Near by River': 'layers',
  Desert: 'sun',
  Rain: 'bolt',
};

export function Questions({ answers, change }: ReturnType<typeof useAnswers>) {
  const t = useMessages('house');
  const chips = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
    values.map((value) => ({ value, label: labels[value] }));
  const pick =
    <T,>(values: readonly T[], then: (value: T) => void) =>
    (chosen: string) => {
      const value = values.find((one) => String(one) === chosen);
      if (value !== undefined) then(value);
    };
  return (
    <>
      <Chips
        legend={t.rooms}
        choices={chips(roomChoices, t.roomChoices)}
        value={answers.rooms}
        onChange={pick(roomChoices, (rooms) => change({ rooms, bedrooms: undefined }))}
      />
      <Chips
        legend={t.parking}
        choices={chips(parkingChoices, t.parkingChoices)}
        value={answers.parking}
        onChange={pick(parkingChoices, (parking) => change({ parking }))}
      />
      <Chips
        legend={t.areaType}
        choices={areaTypes.map((value) => ({ value, label: t.areaTypes[value], icon: areaIcons[value] }))}
        value={answers.areaType}
        onChange={pick(areaTypes, (areaType) => change({ areaType }))}
      />
      <Chips
        legend={t.floors}
        choices={chips(['1', '2', '3', '4'] as const, t.floorChoices)}
        value={String(answers.floors)}
        onChange={(floors) => change({ floors: Number(floors) })}
      />
      <Chips
        legend={t.finish}
        choices={chips(finishes, t.finishes)}
        value={answers.finish}
        onChange={pick(finishes, (finish) => change({ finish }))}
      />
    </>
  );
}
