import { useMemo } from 'react';
import type { Answers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { broken } from '#domain/house/rules/broken.ts';
import type { Paper } from '#domain/house/sheet/paper.ts';
import { type Sheet, type SheetWords, sheetsOf } from '#domain/house/sheet/sheets.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** By what files of one house are told from those of another: `neev-house-40x60-4bhk-2-floors-a`. */
export const fileStem = ({ landSize, rooms, floors, plan }: Answers) =>
  ['neev-house', plain(landSize), plain(rooms), `${floors}-floors`, plan ?? 'a'].join('-');

function sheetWords(plan: Plan, t: Messages<'drawings'>, house: Messages<'house'>): SheetWords {
  const { road } = plan.answers;
  return {
    room: (kind) => house.roomNames[kind],
    car: t.car,
    pooja: t.pooja,
    house: t.house,
    risers: t.risers,
    sunkSlab: t.sunkSlab,
    road: road ? house.roadAt[road] : t.road,
    section: {
      ground: t.ground,
      plinth: t.plinth,
      floor: house.floorName,
      roof: t.roof,
      eaves: t.eaves,
      parapet: t.parapet,
      ridge: t.ridge,
      stairHead: t.stairHead,
      headroom: t.headroom,
      stairFigures: t.stairFigures,
    },
  };
}

/** What stands in the title of every sheet. */
export interface Title {
  wishes: string;
  rules: string;
}

function titleOf(plan: Plan, t: Messages<'drawings'>, house: Messages<'house'>): Title {
  const { answers, floors } = plan;
  const storeys: Partial<Record<number, string>> = house.storeyNames;
  const wishes = [
    answers.landSize,
    house.roomChoices[answers.rooms],
    storeys[floors] ?? String(floors),
    answers.parking === 'Yes' ? t.parking : t.noParking,
    house.areaTypes[answers.areaType],
    ...(answers.parents ? [t.parents] : []),
    ...(answers.shop ? [t.shop] : []),
    ...(answers.vastu ? [t.vastu] : []),
    ...(answers.road ? [house.roadAt[answers.road]] : []),
  ];
  const not = broken(plan).length;
  return {
    wishes: `${t.wishes}: ${wishes.join(', ')}`,
    rules: not === 0 ? t.rulesKept : t.rulesBroken(not),
  };
}

export interface SheetsOfHouse {
  sheets: Sheet[];
  title: Title;
  words: SheetWords;
}

export function useSheets(plan: Plan, paper: Paper): SheetsOfHouse {
  const t = useMessages('drawings');
  const house = useMessages('house');
  return useMemo(() => {
    const words = sheetWords(plan, t, house);
    return { words, sheets: sheetsOf(plan, paper, words), title: titleOf(plan, t, house) };
  }, [plan, paper, t, house]);
}
