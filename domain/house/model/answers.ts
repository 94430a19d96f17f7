import {
  type Authority,
  authorityKeys,
  type OwnSetBacks,
  setBacksFromText,
  setBacksToText,
} from './set-backs.ts';

export const roomChoices = ['2BHK', '3BHK', '4BHK', '5BHK', 'ANY'] as const;
export const parkingChoices = ['Yes', 'No'] as const;
export const areaTypes = ['Hill', 'Plan', 'Near by River', 'Desert', 'Rain'] as const;
export const finishes = ['basic', 'good', 'best'] as const;
/** Of the plans that the answers make, the best first. */
export const planChoices = ['a', 'b', 'c'] as const;
export const bedroomCounts = [1, 2, 3, 4, 5, 6] as const;
/** Where the road lies, seen from the plot. */
export const roadSides = ['N', 'E', 'S', 'W'] as const;
/** On which side a corner plot has its second road, seen from the first. */
export const cornerSides = ['left', 'right'] as const;
/** An address has so many signs for what was done by hand. */
export const longestChanges = 800;
export const floorLimits = { min: 1, max: 4 } as const;

export type AreaType = (typeof areaTypes)[number];
export type Finish = (typeof finishes)[number];
export type RoadSide = (typeof roadSides)[number];
export type PlanChoice = (typeof planChoices)[number];

/** docs/rules.md#house-1 and, beside its four questions, floors and finishing level. */
export interface Answers {
  landSize: string;
  rooms: (typeof roomChoices)[number];
  parking: (typeof parkingChoices)[number];
  areaType: AreaType;
  floors: number;
  finish: Finish;
  /** The first where it is left out. */
  plan?: PlanChoice | undefined;
  /** Instead of those that `rooms` names. */
  bedrooms?: (typeof bedroomCounts)[number] | undefined;
  /** Somebody is to sleep without climbing stairs. */
  parents?: 'Yes' | undefined;
  road?: RoadSide | undefined;
  /** Rooms towards the quarters that Vastu names; of no effect where the road's side is not said. */
  vastu?: 'Yes' | undefined;
  /** A shop at the road. */
  shop?: 'Yes' | undefined;
  /** The authority by whose table the house keeps its distances; a usual table without one. */
  authority?: Authority | undefined;
  corner?: (typeof cornerSides)[number] | undefined;
  /** Metres, instead of the table's. */
  setBacks?: OwnSetBacks | undefined;
  /** What was done to the plan by hand, as `domain/house/changes/change.ts` writes it. */
  changes?: string | undefined;
}

export const defaultAnswers: Answers = {
  landSize: '40x60',
  rooms: '4BHK',
  parking: 'Yes',
  areaType: 'Plan',
  floors: 2,
  finish: 'good',
};

/** The plan travels in the page's address: short names, text values, no defaults. */
const parameters = {
  landSize: 'land',
  rooms: 'rooms',
  parking: 'parking',
  areaType: 'area',
  floors: 'floors',
  finish: 'finish',
  plan: 'plan',
  bedrooms: 'bedrooms',
  parents: 'parents',
  road: 'road',
  vastu: 'vastu',
  shop: 'shop',
  authority: 'authority',
  corner: 'corner',
  setBacks: 'setbacks',
  changes: 'changes',
} as const;
type Field = keyof typeof parameters;
const fields = Object.keys(parameters).filter((key): key is Field => Object.hasOwn(parameters, key));

export type AnswersSearch = Partial<Record<(typeof parameters)[Field], string>>;

export function answersToSearch(answers: Answers): AnswersSearch {
  const search: AnswersSearch = {};
  for (const field of fields) {
    const value = field === 'setBacks' ? setBacksToText(answers.setBacks ?? {}) : answers[field];
    if (value !== undefined && value !== defaultAnswers[field]) search[parameters[field]] = String(value);
  }
  return search;
}

/** Fills what is missing or no valid choice with the default. The land size stays as typed, so that the page can name its problem. */
export function answersFromSearch(search: Record<string, unknown>): Answers {
  const read = <T>(field: Field, choices: readonly T[], fallback: T): T =>
    choices.find((choice) => String(choice) === String(search[parameters[field]])) ?? fallback;
  const land = search[parameters.landSize];
  const plan = planChoices.slice(1).find((choice) => choice === search[parameters.plan]);
  const bedrooms = bedroomCounts.find((count) => String(count) === String(search[parameters.bedrooms]));
  const road = roadSides.find((side) => side === search[parameters.road]);
  const authority = authorityKeys.find((key) => key === search[parameters.authority]);
  const corner = cornerSides.find((side) => side === search[parameters.corner]);
  const setBacks = setBacksFromText(search[parameters.setBacks]);
  const changes = search[parameters.changes];
  return {
    landSize:
      typeof land === 'string' || typeof land === 'number'
        ? String(land).slice(0, 80)
        : defaultAnswers.landSize,
    rooms: read('rooms', roomChoices, defaultAnswers.rooms),
    parking: read('parking', parkingChoices, defaultAnswers.parking),
    areaType: read('areaType', areaTypes, defaultAnswers.areaType),
    floors: read('floors', [1, 2, 3, 4], defaultAnswers.floors),
    finish: read('finish', finishes, defaultAnswers.finish),
    ...(plan && { plan }),
    ...(bedrooms && { bedrooms }),
    ...(search[parameters.parents] === 'Yes' && { parents: 'Yes' }),
    ...(road && { road }),
    ...(search[parameters.vastu] === 'Yes' && { vastu: 'Yes' }),
    ...(search[parameters.shop] === 'Yes' && { shop: 'Yes' }),
    ...(authority && { authority }),
    ...(corner && { corner }),
    ...(setBacks && { setBacks }),
    ...(typeof changes === 'string' && changes && { changes: changes.slice(0, longestChanges) }),
  };
}
