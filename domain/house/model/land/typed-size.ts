import { withPlainSigns } from '#domain/wish/fold.ts';
import { known, lengthUnits } from './land-units.ts';

const number = String.raw`(\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})`;
const pair = new RegExp(
  `^${number} ?([^\\d ]*?) ?(?:[x×χх*✕✖⨯–—-]|by|into|गुणा) ?${number} ?([^\\d ]*)$`,
  'u',
);
export const single = new RegExp(`^${number} ?(.*)$`, 'u');

/** Words beside a size that say nothing about it. */
const idle = /(?:^| )(?:plot|site|land|area|size|of|प्लॉट|ज़मीन|जमीन)(?= |$)/gu;
const inches =
  /(\d{1,15}(?:\.\d{1,15})?) ?(?:'|ft|feet|foot|फुट|फीट) ?(\d{1,2}(?:\.\d{1,15})?) ?(?:"|''|in(?:ch(?:es)?)?(?![a-z])|इंच)/gu;
const bareInches = /(\d{1,15})'(\d{1,2})(?![\d.'"])/gu;

const feetAnd = (_all: string, feet: string, more: string) => `${Number(feet) + Number(more) / 12}ft`;

const divided = (all: string, part: string, of: string) =>
  Number(of) === 0 ? all : String(Number(part) / Number(of));
const added = (_all: string, whole: string, part: string) => String(Number(whole) + Number(part));

/** "1 1/2" and "1/2" as decimals; what is divided by nothing stays as typed. */
const fractions = (text: string) =>
  text.replaceAll(/(\d{1,15}) ?\/ ?(\d{1,15})/g, divided).replaceAll(/(\d{1,15}) (0\.\d{1,20})/g, added);

export function tidy(text: string): string {
  // Wide letters and digits are the usual ones; "½" and "²" are read below.
  const usual = text.replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC')).normalize('NFC');
  const plain = withPlainSigns(usual)
    .toLowerCase()
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('\u066b', '.')
    .replaceAll(/(\d)[,\u066c](?=\d)/g, '$1')
    .replaceAll('²', '2')
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″“]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return fractions(plain)
    .replaceAll(inches, feetAnd)
    .replaceAll(bareInches, feetAnd)
    .replaceAll(idle, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

export function sides(text: string): [number, number] | null {
  const [, first, unitBefore = '', second, unitAfter = ''] = pair.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const clean = (unit: string) => unit.replaceAll('.', '');
  const last = clean(unitAfter) || clean(unitBefore) || 'ft';
  const unit = known(lengthUnits, last);
  const before = known(lengthUnits, clean(unitBefore) || last);
  return unit === undefined || before === undefined ? null : [Number(first) * before, Number(second) * unit];
}
