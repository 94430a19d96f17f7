import { readFileSync } from 'node:fs';
import { rateFile } from '#contract/house-planner/rate-file.ts';
import { brickNames, findBrick } from '#domain/estimate/bricks.ts';
import { type RateFile, shippedRates } from '#domain/estimate/rates.ts';
import { SettingsError } from './settings.ts';

type Keyed = Record<string, object | number | string>;

/** The groups whose keys the program knows, by their place in the file. */
const groupsOf = (file: RateFile): [string, Keyed][] => [
  ['areaFactors', file.areaFactors],
  ['coefficients', file.coefficients],
  ['mixes', file.mixes],
  ['schedule.weeks', file.schedule.weeks],
  ['schedule.teams', file.schedule.teams],
  ['schedule.payments', file.schedule.payments],
  ['rates', file.rates],
];

function parsed(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    throw new SettingsError(
      error instanceof SyntaxError ? 'RATES_FILE is not JSON' : 'RATES_FILE cannot be read',
    );
  }
}

/** @throws SettingsError that names the key which is missing, unknown or without its source */
function checkKeys(file: RateFile): void {
  if (!findBrick(file.brick))
    throw new SettingsError(
      `RATES_FILE brick must be ${brickNames.join(', ')} or its millimetres, like 230x110x75`,
    );
  if (!Object.hasOwn(file.sources, 'brick')) throw new SettingsError('RATES_FILE sources.brick is missing');
  for (const [key, { wet }] of Object.entries(file.mixes)) {
    if (key === 'brickwork' && wet !== undefined)
      throw new SettingsError('RATES_FILE mixes.brickwork must hold no wet: the size of the brick says it');
    if (key !== 'brickwork' && wet === undefined)
      throw new SettingsError(`RATES_FILE mixes.${key} must hold wet`);
  }
  const known = new Map(groupsOf(shippedRates));
  for (const [place, group] of groupsOf(file)) {
    const wanted = known.get(place) ?? {};
    const missing = Object.keys(wanted).find((key) => !Object.hasOwn(group, key));
    if (missing) throw new SettingsError(`RATES_FILE ${place}.${missing} is missing`);
    const unknown = Object.keys(group).find((key) => !Object.hasOwn(wanted, key));
    if (unknown) throw new SettingsError(`RATES_FILE ${place}.${unknown} is no name that Neev knows`);
    for (const [key, one] of Object.entries(group)) {
      const source = typeof one === 'object' && 'source' in one ? String(one.source) : undefined;
      // A rate says its source in words, the others by a key of the table of sources.
      if (source !== undefined && place !== 'rates' && !Object.hasOwn(file.sources, source))
        throw new SettingsError(`RATES_FILE ${place}.${key}: source must be a key of sources`);
    }
  }
}

/** The operator's rates, or undefined for those that Neev brings along. @throws SettingsError that names the place */
export function readRates(name: string | undefined): RateFile | undefined {
  if (name === undefined) return undefined;
  const read = rateFile.safeParse(parsed(name));
  if (!read.success) {
    const issue = read.error.issues[0];
    const place = issue?.path.join('.') ?? '';
    throw new SettingsError(
      ['RATES_FILE', ...(place ? [place] : []), issue?.message ?? 'is wrong'].join(' '),
    );
  }
  // The keys are checked here: the contract does not know them.
  const file = read.data as RateFile;
  checkKeys(file);
  return file;
}
