// Without zod: the browser's pages read these too.

/** Who stands where an account was deleted (docs/rules.md#hiring-21); pages say it in their language. */
export const formerUser = 'Former user';

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

/** Why so many stars, as pictures: of work and machines, of who gave the work. The good ones come first. */
export const reviewReasons = {
  provider: [
    'good-work',
    'on-time',
    'fair-price',
    'clean-site',
    'careful',
    'polite',
    'poor-work',
    'late',
    'left-early',
    'careless',
    'rude',
    'asked-more',
  ],
  customer: [
    'paid-on-time',
    'clear-plans',
    'safe-site',
    'respectful',
    'food-given',
    'tools-ready',
    'paid-late',
    'paid-less',
    'unclear-plans',
    'unsafe-site',
    'rude',
    'extra-work',
  ],
} as const;
export type ReviewReason = (typeof reviewReasons)['provider' | 'customer'][number];
/** How many of each side's reasons are good ones. */
export const goodReasons = 6;
export const mostReasons = 3;
/** Days after the end of the work in which both can write. */
export const reviewDays = 14;
/** From how many reviews a mean is shown. */
export const meanFrom = 3;
