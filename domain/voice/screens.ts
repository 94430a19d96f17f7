import type { SayKey, ShownKey } from './says.ts';

/** What a tile shows; the browser draws it (web/shared/voice/pictures.tsx). */
export type PictureName =
  | 'trowel'
  | 'tiles'
  | 'load'
  | 'broom'
  | 'shift'
  | 'warehouse'
  | 'factory'
  | 'leaf'
  | 'work'
  | 'more'
  | 'user'
  | 'hat'
  | 'sun'
  | 'halfSun'
  | 'mail'
  | 'book'
  | 'mic'
  | 'pin'
  | 'yes'
  | 'no'
  | 'cross'
  | 'tick'
  | 'clock'
  | 'pen'
  | 'bed'
  | 'coin'
  | 'card'
  | 'lock'
  | 'eye'
  | 'image'
  | 'send'
  | 'speaker'
  | 'truck'
  | 'box'
  | 'bank'
  | 'phone'
  | 'cement'
  | 'sand'
  | 'brick'
  | 'steel'
  | 'aggregate'
  | `bricks${0 | 1 | 2 | 3 | 4 | 5}`;

/** Never by colour alone: green has a tick, red a cross, amber a clock. */
export type Tone = 'yes' | 'no' | 'wait';

export interface Tile {
  value: string;
  key: SayKey | ShownKey;
  picture: PictureName;
  /** Stands beside the picture, where the word is a number. */
  digits?: string;
  tone?: Tone;
}

/** How a number is read back: as one amount, digit by digit, or not at all where others must not hear it. */
export type ReadBack = 'amount' | 'digits' | 'nothing';

interface Asked {
  id: string;
  question: SayKey;
}
export interface TilesScreen extends Asked {
  kind: 'tiles';
  tiles: readonly Tile[];
}
export interface NumberScreen extends Asked {
  kind: 'number';
  digits: number;
  readBack: ReadBack;
  money?: true;
  /** What is outside is asked once more: a digit too few or too many. */
  likely?: { from: number; to: number };
}
export interface PhotoScreen extends Asked {
  kind: 'photo';
}
/** One's trades, up to so many; the one screen with more than six tiles. */
export interface TradesScreen extends Asked {
  kind: 'trades';
}
/** A question of worker mode: one at a time, at most six tiles. */
export type Screen = TilesScreen | NumberScreen | PhotoScreen | TradesScreen;

export const yesNo: readonly Tile[] = [
  { value: 'yes', key: 'yes', picture: 'yes', tone: 'yes' },
  { value: 'no', key: 'no', picture: 'no', tone: 'no' },
];

/** A tile that leads to more tiles, or to a number that is typed. */
export const more = 'more';

const work: TilesScreen = {
  id: 'role',
  kind: 'tiles',
  question: 'whichWork',
  tiles: [
    { value: 'Construction', key: 'workConstruction', picture: 'trowel' },
    { value: 'Loading', key: 'workLoading', picture: 'load' },
    { value: 'Tiles', key: 'workTiles', picture: 'tiles' },
    { value: 'Cleaning', key: 'workCleaning', picture: 'broom' },
    { value: 'Shifting', key: 'workShifting', picture: 'shift' },
    { value: more, key: 'moreWork', picture: 'more' },
  ],
};

const moreWork: TilesScreen = {
  ...work,
  id: 'moreRole',
  tiles: [
    { value: 'Warehouse', key: 'workWarehouse', picture: 'warehouse' },
    { value: 'Factory', key: 'workFactory', picture: 'factory' },
    { value: 'Gardening', key: 'workGardening', picture: 'leaf' },
    { value: 'Other', key: 'workOther', picture: 'work' },
  ],
};

/** How a category of single workers is said. */
export const keyOfCategory = (category: string): SayKey | undefined =>
  [...work.tiles, ...moreWork.tiles].find(({ value }) => value === category && value !== more)?.key as
    | SayKey
    | undefined;

const years: TilesScreen = {
  id: 'experience',
  kind: 'tiles',
  question: 'howLong',
  tiles: [
    { value: '0', key: 'yearsNew', picture: 'bricks0' },
    { value: '2', key: 'years2', digits: '2', picture: 'bricks1' },
    { value: '5', key: 'years5', digits: '5', picture: 'bricks2' },
    { value: '10', key: 'years10', digits: '10', picture: 'bricks3' },
    { value: '20', key: 'years20', digits: '20', picture: 'bricks4' },
    { value: '30', key: 'years30', digits: '30', picture: 'bricks5' },
  ],
};

const price: NumberScreen = {
  id: 'price',
  kind: 'number',
  question: 'howMuch',
  digits: 5,
  readBack: 'amount',
  money: true,
  // From a little over the lowest minimum wage of a state to what a specialist takes.
  likely: { from: 200, to: 5000 },
};

/** Spoken in full before anything is stored (docs/rules.md#voice-5). */
export const consentScreen: TilesScreen = { id: 'consent', kind: 'tiles', question: 'consent', tiles: yesNo };

const phone: NumberScreen = {
  id: 'phone',
  kind: 'number',
  question: 'yourPhone',
  digits: 10,
  readBack: 'digits',
};

/** Into an account by keypad: the number, and the code that was texted to it. */
export const accountScreens = {
  phone,
  code: { id: 'code', kind: 'number', question: 'typeCode', digits: 6, readBack: 'nothing' },
} as const satisfies Record<string, Screen>;

/** A worker registers: the names are those of the registration form's fields, whose schema checks the answers. */
export const registerScreens = {
  consent: consentScreen,
  role: work,
  moreRole: moreWork,
  trades: { id: 'trades', kind: 'trades', question: 'whichTrades' },
  experience: years,
  price,
  pin: { id: 'pin', kind: 'number', question: 'whichPin', digits: 6, readBack: 'digits' },
  age: { id: 'age', kind: 'number', question: 'howOld', digits: 2, readBack: 'amount' },
  phone,
  profilePic: { id: 'profilePic', kind: 'photo', question: 'photo' },
} as const satisfies Record<string, Screen>;

export const freeScreen: TilesScreen = {
  id: 'free',
  kind: 'tiles',
  question: 'freeToday',
  tiles: [...yesNo, { value: 'later', key: 'freeWhen', picture: 'clock', tone: 'wait' }],
};

export const jobScreen: TilesScreen = {
  id: 'job',
  kind: 'tiles',
  question: 'jobAsk',
  tiles: [
    { value: 'yes', key: 'yes', picture: 'yes', tone: 'yes' },
    { value: 'no', key: 'no', picture: 'no', tone: 'no' },
    { value: 'price', key: 'jobOtherPrice', picture: 'pen', tone: 'wait' },
  ],
};

export const ownPriceScreen: NumberScreen = { ...price, id: 'ownPrice' };

export const hajriScreen: TilesScreen = {
  id: 'hajri',
  kind: 'tiles',
  question: 'hajriAsk',
  tiles: [
    { value: 'full', key: 'dayFull', picture: 'sun', tone: 'yes' },
    { value: 'half', key: 'dayHalf', picture: 'halfSun', tone: 'wait' },
    { value: 'absent', key: 'dayNone', picture: 'cross', tone: 'no' },
  ],
};

export const moneyScreen: TilesScreen = { id: 'money', kind: 'tiles', question: 'moneyCame', tiles: yesNo };

/** What was just said: heard once more, then sent or thrown away. */
export const hearScreen: TilesScreen = {
  id: 'hear',
  kind: 'tiles',
  question: 'chatHear',
  tiles: [
    { value: 'send', key: 'chatSend', picture: 'tick', tone: 'yes' },
    { value: 'drop', key: 'chatDrop', picture: 'cross', tone: 'no' },
  ],
};

/** Who goes away from what was not sent is asked once. */
export const leaveScreen: TilesScreen = { ...hearScreen, id: 'leave', question: 'chatLeave' };

const everyday: readonly Tile[] = [
  { value: 'free', key: 'doFree', picture: 'sun' },
  { value: 'jobs', key: 'doJobs', picture: 'mail' },
  { value: 'hajri', key: 'doHajri', picture: 'book' },
  { value: 'talk', key: 'doTalk', picture: 'mic' },
];

export const homeScreen: TilesScreen = {
  id: 'home',
  kind: 'tiles',
  question: 'whatToDo',
  tiles: [{ value: 'register', key: 'doRegister', picture: 'hat' }, ...everyday],
};

/** The same for who is listed. */
export const workerHomeScreen: TilesScreen = {
  ...homeScreen,
  tiles: [
    { value: 'work', key: 'doWork', picture: 'hat' },
    ...everyday,
    { value: 'week', key: 'doWeek', picture: 'coin' },
  ],
};

/** What a work card shows is said in full before it is made; and it is asked before one is ended. */
export const cardAskScreen: TilesScreen = { id: 'card', kind: 'tiles', question: 'cardAsk', tiles: yesNo };
export const cardEndScreen: TilesScreen = {
  id: 'card-end',
  kind: 'tiles',
  question: 'cardEnd',
  tiles: yesNo,
};

/** Where one's PIN code is not known. */
export const placeScreen: TilesScreen = {
  id: 'place',
  kind: 'tiles',
  question: 'placeHow',
  tiles: [
    { value: 'phone', key: 'placeByPhone', picture: 'pin' },
    { value: 'name', key: 'placeByName', picture: 'mic' },
    { value: 'list', key: 'placeByList', picture: 'book' },
  ],
};
export const placeAskScreen: TilesScreen = {
  id: 'placeAsk',
  kind: 'tiles',
  question: 'placeAskPhone',
  tiles: yesNo,
};

/** A verified listing's page for everybody: asked once (docs/rules.md#public-1). */
export const publicScreen: TilesScreen = { id: 'public', kind: 'tiles', question: 'publicAsk', tiles: yesNo };
export const publicPhotoScreen: TilesScreen = { ...publicScreen, id: 'publicPhoto', question: 'publicPhoto' };

export const illScreen: TilesScreen = { id: 'ill', kind: 'tiles', question: 'illAsk', tiles: yesNo };

/** Booked work that goes on or begins soon: what one can say of it. */
export const workScreen: TilesScreen = {
  id: 'work',
  kind: 'tiles',
  question: 'workIs',
  tiles: [
    { value: 'came', key: 'workCame', picture: 'tick', tone: 'yes' },
    { value: 'late', key: 'workLate', picture: 'clock' },
    { value: 'ill', key: 'workIll', picture: 'bed' },
    { value: 'talk', key: 'doTalk', picture: 'mic' },
    { value: 'next', key: 'workNext', picture: 'more' },
  ],
};

/** How many people of a crew come. */
export const headsScreen: NumberScreen = {
  id: 'heads',
  kind: 'number',
  question: 'jobHowMany',
  digits: 3,
  readBack: 'amount',
};
