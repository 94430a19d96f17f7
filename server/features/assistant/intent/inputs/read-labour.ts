import type { Concept } from '../spoken/lexicon.ts';
import { amountOf, countOf, metresOf } from '../spoken/measures.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { chained, countedWalls, floor, kindOfBrick, labelled, thickness, walls } from './read-sizes.ts';

/** What a labour question is about. */
export function workOf({ says, measures, tokens }: Question): string | undefined {
  const counted = (concept: Concept) => countOf(measures, concept) !== undefined;
  const by = (pattern: RegExp) => tokens.some((token) => pattern.test(token));
  if (says('plaster')) return 'plaster';
  if (says('tile') || by(/^tilers?$/)) return 'tiles';
  if (says('paint') || by(/^(?:painters?|पेंटर)$/)) return 'paint';
  if (says('digging')) return 'digging';
  // "800 kg of steel for a slab" is bound, whatever it is for.
  if (says('steel') && amountOf(measures, 'mass') !== undefined) return 'steel';
  if (says('brickwork') || says('brick') || says('wall')) return 'brickwork';
  if (says('concrete') || says('slab')) return 'concrete';
  return says('steel') && !counted('steel') ? 'steel' : undefined;
}

export function labour(question: Question): Inputs {
  const work = workOf(question);
  const { measures } = question;
  const volume = amountOf(measures, 'volume');
  const flat = work === 'tiles' || work === 'concrete' || work === 'digging';
  const laid = amountOf(measures, 'area');
  // Of "500 sqft with tiles 2x2 ft" the tiles are no floor.
  const sides: Inputs =
    work === 'tiles' && laid !== undefined
      ? { area: laid }
      : flat
        ? floor(question)
        : walls(question, work === 'brickwork');
  const weight = work === 'steel' ? amountOf(measures, 'mass') : undefined;
  const [workers, days] = [countOf(measures, 'worker', 'people'), countOf(measures, 'day')];
  const pieces = work === 'brickwork' && volume === undefined ? countOf(measures, 'brick') : undefined;
  const third = work === 'digging' && sides.thickness !== undefined;
  const deep = work === 'digging' ? labelled(question, 'depth', 'height') : undefined;
  return {
    ...(work ? { work } : {}),
    ...(volume !== undefined && Object.keys(sides).length === 0 ? { volume } : sides),
    ...(pieces !== undefined && Object.keys(sides).length === 0 ? { pieces, ...kindOfBrick(question) } : {}),
    ...((work === 'brickwork' || work === 'concrete') && sides.thickness === undefined
      ? thickness(question)
      : {}),
    ...(third
      ? { thickness: metresOf(chained(question)[0]?.sizes[2] ?? { value: 0, unit: undefined }) }
      : {}),
    ...(deep && !third ? { thickness: metresOf(deep) } : {}),
    ...(weight === undefined ? {} : { weight }),
    ...countedWalls(question, sides),
    ...(workers === undefined ? {} : { workers }),
    ...(days === undefined ? {} : { days }),
  };
}
