// Tenders and contracts by pictures and voice.
import { type NumberScreen, type TilesScreen, yesNo } from './screens.ts';

/** A bill is to be priced: visit times are offered or not. */
export const tenderScreen: TilesScreen = {
  id: 'tender',
  kind: 'tiles',
  question: 'tenderAsk',
  tiles: [
    { value: 'price', key: 'tenderPrice', picture: 'pen', tone: 'yes' },
    { value: 'no', key: 'no', picture: 'no', tone: 'no' },
    { value: 'look', key: 'tenderLook', picture: 'eye', tone: 'wait' },
  ],
};
/** Rupees of a whole work: a contract is at most ten crore. */
export const wholePriceScreen: NumberScreen = {
  id: 'sum',
  kind: 'number',
  question: 'priceAll',
  digits: 8,
  readBack: 'amount',
  money: true,
};
export const workDaysScreen: NumberScreen = {
  id: 'days',
  kind: 'number',
  question: 'priceDays',
  digits: 3,
  readBack: 'amount',
};
export const lockScreen: TilesScreen = { id: 'lock', kind: 'tiles', question: 'lockAsk', tiles: yesNo };
/** How who does not read keeps the code of a sealed price. */
export const codeScreen: TilesScreen = {
  id: 'code',
  kind: 'tiles',
  question: 'locked',
  tiles: [
    { value: 'send', key: 'codeSend', picture: 'send' },
    { value: 'picture', key: 'codePicture', picture: 'image' },
    { value: 'say', key: 'codeSay', picture: 'speaker' },
  ],
};

/** What is said of a work that both signed. */
export const contractScreen: TilesScreen = {
  id: 'contract',
  kind: 'tiles',
  question: 'whatToDo',
  tiles: [
    { value: 'stage', key: 'stageDone', picture: 'trowel' },
    { value: 'money', key: 'gotMoney', picture: 'coin' },
    { value: 'material', key: 'materialCame', picture: 'truck' },
    { value: 'agreement', key: 'agreement', picture: 'book' },
    { value: 'talk', key: 'doTalk', picture: 'mic' },
  ],
};
export const howMuchScreen: TilesScreen = {
  id: 'howMuch',
  kind: 'tiles',
  question: 'howMuchDone',
  tiles: [
    { value: 'whole', key: 'allOfIt', picture: 'bricks5' },
    { value: 'half', key: 'halfOfIt', picture: 'bricks2' },
  ],
};
export const gotScreen: NumberScreen = { ...wholePriceScreen, id: 'got', question: 'gotMuch' };
export const gotHowScreen: TilesScreen = {
  id: 'gotHow',
  kind: 'tiles',
  question: 'gotHow',
  tiles: [
    { value: 'cash', key: 'byCash', picture: 'coin' },
    { value: 'upi', key: 'byPhone', picture: 'phone' },
    { value: 'bank', key: 'byBank', picture: 'bank' },
  ],
};
/** What the customer brought, and what they find not right. */
export const cameScreen: TilesScreen = { id: 'came', kind: 'tiles', question: 'cameAsk', tiles: yesNo };
export const defectScreen: TilesScreen = { id: 'defect', kind: 'tiles', question: 'defectAsk', tiles: yesNo };
/** The values are keys of the rates. */
export const materialScreen: TilesScreen = {
  id: 'material',
  kind: 'tiles',
  question: 'whatCame',
  tiles: [
    { value: 'cement', key: 'cement', picture: 'cement' },
    { value: 'sand', key: 'sand', picture: 'sand' },
    { value: 'bricks', key: 'bricks', picture: 'brick' },
    { value: 'steel', key: 'steel', picture: 'steel' },
    { value: 'aggregate', key: 'aggregate', picture: 'aggregate' },
  ],
};
export const whoBroughtScreen: TilesScreen = {
  id: 'whoBrought',
  kind: 'tiles',
  question: 'whoBrought',
  tiles: [
    { value: 'provider', key: 'iBrought', picture: 'hat' },
    { value: 'customer', key: 'theyBrought', picture: 'user' },
  ],
};
export const signScreen: TilesScreen = { id: 'sign', kind: 'tiles', question: 'signAsk', tiles: yesNo };
