import { withPlainSigns } from '#domain/wish/fold.ts';
import { known, lengthUnits, squareMetresIn } from './land-units.ts';
import { type LocalProblem, localArea, squareMetresOf, statesFor } from './local-units.ts';

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

function tidy(text: string): string {
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

/** Metres; `assumed` when only an area was given and the proportion is ours. */
export interface Land {
  width: number;
  depth: number;
  area: number;
  assumed: boolean;
}
export type LandProblem =
  | 'land-size-unreadable'
  | 'land-size-small'
  | 'land-size-large'
  | 'land-size-narrow'
  | 'set-backs-large'
  | LocalProblem;
export type LandReading = { ok: true; land: Land } | { ok: false; problem: LandProblem };

export const landLimits = { minArea: 20, maxArea: 5000, minWidth: 3.6, minDepth: 4.2, maxRatio: 4 } as const;

function judged(width: number, depth: number, assumed: boolean): LandReading {
  const area = width * depth;
  const short = Math.min(width, depth);
  const { minArea, maxArea, minWidth, minDepth, maxRatio } = landLimits;
  if (!(area >= minArea - 0.05)) return { ok: false, problem: 'land-size-small' };
  if (!(area <= maxArea)) return { ok: false, problem: 'land-size-large' };
  if (width < minWidth || depth < minDepth || Math.max(width, depth) > short * maxRatio)
    return { ok: false, problem: 'land-size-narrow' };
  return { ok: true, land: { width, depth, area, assumed } };
}

/** More letters are no size; the patterns take their time over long ones. */
const longest = 80;

/** Reads what people type. The first of two sides is the one at the road; an area alone becomes a plot of 2 to 3. */
export function readLandSize(typed: string): LandReading {
  if (typed.length > longest) return { ok: false, problem: 'land-size-unreadable' };
  const text = tidy(typed);
  const both = sides(text);
  if (both) return judged(both[0], both[1], false);
  const [, amount, words = ''] = single.exec(text) ?? [];
  const unit = amount === undefined ? undefined : squareMetresIn(words);
  const local = unit === undefined ? localArea(text) : null;
  if (unit === undefined && !local) return { ok: false, problem: 'land-size-unreadable' };
  const area = local ? squareMetresOf(local) : Number(amount) * (unit ?? 0);
  if (typeof area === 'string') return { ok: false, problem: area };
  return judged(Math.sqrt((area * 2) / 3), Math.sqrt((area * 3) / 2), true);
}

/** The states to choose from for a size like "2 katha": one must be said; none for other sizes. */
export const statesToSay = (typed: string): string[] => statesFor(tidy(typed.slice(0, 80)));

/** Square metres of a size in a unit that a state decides; null for every other size. */
export function localSize(typed: string): { area: number; state: string } | null {
  const found = localArea(tidy(typed.slice(0, 80)));
  const area = found && squareMetresOf(found);
  return found?.state && typeof area === 'number' ? { area, state: found.state } : null;
}
