import { type TradeKey, trades } from '#content/trades.ts';
import { type NumberClip, numberClips } from './spoken-number.ts';

/** What an agreement's clauses mean, in the order of their catalogue: heard before it is signed. */
export const clauseKeys = [
  'clauseWork',
  'clausePay',
  'clauseMeasured',
  'clauseAhead',
  'clauseKept',
  'clauseExtra',
  'clauseMaterial',
  'clauseGives',
  'clauseTime',
  'clauseHandover',
  'clauseDefects',
  'clauseEnding',
  'clauseNeev',
  'clauseSigning',
] as const;

/**
 * What worker mode can say, by the flow that says it first. Each stands by itself and is a clip in every language, so none
 * has a gap in it. Clips lie in their file in this order, and scripts/make-voice.sh lays them so again (docs/voice.md).
 */
export const says = {
  /** What every flow says too. */
  start: [
    // On every screen
    'back',
    'help',
    'helpCall',
    'again',
    'readInstead',
    'yes',
    'no',
    'done',
    'next',
    'wait',
    'kept',
    'failed',
    // First screens
    'chooseLanguage',
    'whatToDo',
    'doRegister',
    'doFree',
    'doJobs',
    'doHajri',
    'doTalk',
    'doWeek',
    'doWork',
    // Days of the week, Sunday first
    'day0',
    'day1',
    'day2',
    'day3',
    'day4',
    'day5',
    'day6',
    'rupees',
  ],
  register: [
    'whichWork',
    'workConstruction',
    'workTiles',
    'workLoading',
    'workCleaning',
    'workShifting',
    'workWarehouse',
    'workFactory',
    'workGardening',
    'workOther',
    'moreWork',
    'whichTrades',
    'tradesFull',
    'howLong',
    'yearsNew',
    'years2',
    'years5',
    'years10',
    'years20',
    'years30',
    'howMuch',
    'otherAmount',
    'perDay',
    'where',
    'whichPin',
    'pinUnknown',
    'pinNotKnown',
    'placeHow',
    'placeByPhone',
    'placeByName',
    'placeAskPhone',
    'placeName',
    'placeWhich',
    'placeMore',
    'placeNone',
    'placePhoneNo',
    'howOld',
    'tooYoung',
    'yourPhone',
    'phoneWrong',
    'photo',
    'takePhoto',
    'photoGood',
    'photoAgain',
    'consent',
    'notKept',
    'yourName',
    'typeCode',
    'codeWrong',
    'codeAgain',
    'registered',
    'alreadyRegistered',
    'publicAsk',
    'publicPhoto',
    'publicYes',
    'publicNo',
    'placeByList',
    'placeState',
    'placeDistrict',
  ],
  free: ['freeToday', 'freeWhen', 'saidFree', 'saidBusy', 'today', 'tomorrow'],
  jobs: [
    'jobAsk',
    'jobNone',
    'jobPeople',
    'jobDays',
    'jobFood',
    'jobStay',
    'jobTravel',
    'jobTools',
    'jobPriceOpen',
    'jobOtherPrice',
    'jobHowMany',
    'perJob',
    'jobTaken',
    'jobClash',
    'jobSent',
    'jobBooked',
    'jobRefused',
  ],
  hajri: [
    'hajriAsk',
    'hajriNone',
    'dayFull',
    'dayHalf',
    'dayNone',
    'moneyCame',
    'hajriDone',
    'weekTitle',
    'weekBefore',
    'weekDays',
    'weekGot',
    'weekOwed',
    'weekNone',
    'remindAsk',
    'remindSaid',
    'claimAsk',
    'claimSaid',
    'workIs',
    'workCame',
    'workIll',
    'workNext',
    'workCameSaid',
    'illAsk',
    'illNoHarm',
    'illFreed',
    'illToday',
    'illWritten',
    'workLate',
    'lateSaid',
  ],
  chat: [
    'chatWho',
    'chatMore',
    'chatNobody',
    'chatListen',
    'chatSpeak',
    'chatRecording',
    'chatHear',
    'chatSend',
    'chatDrop',
    'chatLeave',
    'chatSent',
    'chatMicOff',
    'chatNoMic',
    'chatWrite',
    'chatBlocked',
    'chatGone',
    'chatOffer',
  ],
  card: ['doCard', 'cardAsk', 'cardShow', 'cardEnd', 'cardNone'],
  contract: [
    'tenderAsk',
    'tenderOpens',
    'lookWhen',
    'priceAll',
    'priceDays',
    'lockAsk',
    'locked',
    'codeOpen',
    'codeGone',
    'hourOver',
    'oclock',
    'morning',
    'noon',
    'evening',
    'inDays',
    'crore',
    'whichStage',
    'stage',
    'howMuchDone',
    'written',
    'gotMuch',
    'gotHow',
    'whatCame',
    'cement',
    'sand',
    'bricks',
    'steel',
    'aggregate',
    'bags',
    'kilos',
    'feet',
    'whoBrought',
    'agreementIs',
    'ahead',
    'keptBack',
    'defectMonths',
    'workBegins',
    'workTakes',
    'payFixed',
    'payMeasured',
    'letRead',
    'signAsk',
    'signed',
    'cameAsk',
    'defectAsk',
    ...clauseKeys,
  ],
  /** What the phone says of itself. */
  check: ['bookChanged', 'bookMine'],
} as const;

/** Words under a drawing that are not said by themselves: the question of their screen says them. */
export const shown = [
  'doContracts',
  'matYours',
  'matTheirs',
  'tenderLook',
  'tenderPrice',
  'codePicture',
  'codeSend',
  'codeSay',
  'stageDone',
  'gotMoney',
  'materialCame',
  'agreement',
  'allOfIt',
  'halfOfIt',
  'byCash',
  'byPhone',
  'byBank',
  'iBrought',
  'theyBrought',
  'listen',
  'stop',
] as const;
export type ShownKey = (typeof shown)[number];

export type Flow = keyof typeof says;
export type SayKey = (typeof says)[Flow][number];
export type TradeClip = `trade-${TradeKey}`;
export type Clip = SayKey | NumberClip | TradeClip;

/** What single workers do, each by its name. */
export const workerTrades = (Object.keys(trades) as TradeKey[]).filter((key) => trades[key].of === 'worker');

/** The clip of a trade; nothing where it has none. */
export const clipOfTrade = (key: string): TradeClip | undefined => {
  const known = workerTrades.find((one) => one === key);
  return known && `trade-${known}`;
};

export const flows = Object.keys(says) as Flow[];

const tradeClips = workerTrades.map((key): TradeClip => `trade-${key}`);

/** The clips of a flow, in the order in which its file holds them; numbers and trades are said in others too. */
export const clipsOf = (flow: Flow): Clip[] => [
  ...says[flow],
  ...(flow === 'start' ? numberClips : []),
  ...(flow === 'register' ? tradeClips : []),
];

/** How many bytes each clip of a language has, by flow: `5231 2790 …`; 0 where there is none. */
export type ClipLengths = Partial<Record<Flow, string>>;

export interface ClipPart {
  flow: Flow;
  /** First byte, and the one after the last. */
  start: number;
  end: number;
}

/** Where in its flow's file each clip of a language lies. */
export function partsOf(lengths: ClipLengths): Map<Clip, ClipPart> {
  const parts = new Map<Clip, ClipPart>();
  for (const flow of flows) {
    const bytes = (lengths[flow] ?? '').split(' ').map(Number);
    let end = 0;
    for (const [at, clip] of clipsOf(flow).entries()) {
      const start = end;
      end += bytes[at] ?? 0;
      if (end > start) parts.set(clip, { flow, start, end });
    }
  }
  return parts;
}
