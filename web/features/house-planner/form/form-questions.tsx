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
  const words = useMessages('house');
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
        legend={words.rooms}
        choices={chips(roomChoices, words.roomChoices)}
        value={answers.rooms}
        onChange={pick(roomChoices, (rooms) => change({ rooms }))}
      />
      <Chips
        legend={words.parking}
        choices={chips(parkingChoices, words.parkingChoices)}
        value={answers.parking}
        onChange={pick(parkingChoices, (parking) => change({ parking }))}
      />
      <Chips
        legend={words.areaType}
        choices={areaTypes.map((value) => ({ value, label: words.areaTypes[value], icon: areaIcons[value] }))}
        value={answers.areaType}
        onChange={pick(areaTypes, (areaType) => change({ areaType }))}
      />
      <Chips
        legend={words.floors}
        choices={chips(['1', '2', '3', '4'] as const, words.floorChoices)}
        value={String(answers.floors)}
        onChange={(floors) => change({ floors: Number(floors) })}
      />
      <Chips
        legend={words.finish}
        choices={chips(finishes, words.finishes)}
        value={answers.finish}
        onChange={pick(finishes, (finish) => change({ finish }))}
      />
    </>
  );
}
