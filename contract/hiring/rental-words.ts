// Without zod: the browser's pages read these too.

/** What is looked at when a machine changes hands. */
export const inspectionItems = [
  'body',
  'wheels',
  'engine',
  'brakes',
  'guards',
  'cables',
  'papers',
  'clean',
] as const;
export type InspectionItem = (typeof inspectionItems)[number];

export const itemStates = ['ok', 'worn', 'broken', 'na'] as const;
export type ItemState = (typeof itemStates)[number];

export const operators = ['none', 'included', 'extra'] as const;
export const dieselPayers = ['owner', 'renter'] as const;

export const fewestPictures = 4;
export const mostPictures = 12;
export const mostDamagePictures = 8;
