import type { CalculatorName } from '#domain/estimate/calculators/calculators.ts';
import type { Question } from './inputs/read-sizes.ts';
import { gradeOf } from './inputs/read-sizes.ts';
import type { Concept } from './spoken/lexicon.ts';
import { conceptOf } from './spoken/lexicon.ts';
import { kindOf } from './spoken/size.ts';

/** The first rule that holds decides; undefined is a decision too. Each has a question that it decides. */
export interface Rule<Facts> {
  example: string;
  when: (facts: Facts) => boolean;
  is: CalculatorName | undefined;
}

export const decided = <Facts>(rules: readonly Rule<Facts>[], facts: Facts): Rule<Facts> | undefined =>
  rules.find(({ when }) => when(facts));

const countable: Partial<Record<Concept, CalculatorName>> = {
  tile: 'tiles',
  paint: 'paint',
  plaster: 'plaster',
  brick: 'bricks',
  mortar: 'mortar',
};

/** What stands right behind "how many". */
function asked({ tokens }: Question): CalculatorName | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (conceptOf(tokens[at]) !== 'many') continue;
    for (const token of tokens.slice(at + 1, at + 4)) {
      const concept = conceptOf(token);
      const found = concept && countable[concept];
      if (found) return found;
    }
  }
  return undefined;
}

/** Millimetres. */
const thickestBar = 50;

export const members: readonly Concept[] = ['column', 'beam', 'footing', 'lintel'];

export function materialFacts(question: Question) {
  const { says, text, measures, tokens } = question;
  return {
    says,
    asked: asked(question),
    member: members.some(says),
    /** A size in millimetres alone, as the thickness of a bar is said. */
    bar: measures.some(
      ({ sizes: [size, next] }) =>
        size?.unit === 'mm' && size.value <= thickestBar && (next === undefined || next.unit === 'm'),
    ),
    /** So much of it, whatever it is laid with. */
    mortar: measures.some(
      ({ sizes: [size, next], from, to }) =>
        size !== undefined &&
        next === undefined &&
        kindOf(size) === 'volume' &&
        [tokens[from - 1], tokens[to]].some((token) => conceptOf(token) === 'mortar'),
    ),
    /** Without steel. */
    plain: /(?<![a-z])pcc(?![a-z])|पीसीसी/.test(text),
    reinforced: says('concrete') || /(?<![a-z])rcc(?![a-z])|आरसीसी/.test(text),
    mixed: says('cement') || says('sand') || says('aggregate') || gradeOf(question) !== undefined,
    graded: gradeOf(question) !== undefined,
    /** Sides or an area, as a floor is said. */
    flat: measures.some(
      ({ sizes }) => sizes.length > 1 || (sizes[0] !== undefined && kindOf(sizes[0]) === 'area'),
    ),
    amount: measures.some(({ sizes }) =>
      sizes.some(({ unit }) => unit === 'm3' || unit === 'cft' || unit === 'brass'),
    ),
  };
}
export type MaterialFacts = ReturnType<typeof materialFacts>;

export const materialRules: readonly Rule<MaterialFacts>[] = [
  { example: '60 cft masala for chinai', when: ({ mortar }) => mortar, is: 'mortar' },
  { example: 'how many tiles for a wall', when: ({ asked }) => asked === 'tiles', is: 'tiles' },
  { example: 'how much paint for plaster', when: ({ asked }) => asked === 'paint', is: 'paint' },
  { example: 'kitna plaster on a wall', when: ({ asked }) => asked === 'plaster', is: 'plaster' },
  { example: 'how much mortar for bricks', when: ({ asked }) => asked === 'mortar', is: 'mortar' },
  { example: '12 mm sariya', when: ({ says, bar }) => says('steel') && bar, is: 'steel' },
  { example: 'steel of 12 dia', when: ({ says }) => says('steel') && says('diameter'), is: 'steel' },
  { example: 'how many bricks with tiles', when: ({ asked }) => asked === 'bricks', is: 'bricks' },
  { example: 'pcc below a footing', when: ({ plain }) => plain, is: 'concrete' },
  { example: 'concrete for a column', when: ({ member }) => member, is: 'slab' },
  { example: 'टाइल for a wall', when: ({ says }) => says('tile'), is: 'tiles' },
  { example: 'putai of a wall', when: ({ says }) => says('paint'), is: 'paint' },
  { example: 'plaster of a brick wall', when: ({ says }) => says('plaster'), is: 'plaster' },
  { example: 'ईंट for a slab', when: ({ says }) => says('brick'), is: 'bricks' },
  { example: 'slab on a wall', when: ({ says }) => says('wall') && says('slab'), is: 'slab' },
  { example: 'chinai below a slab', when: ({ says }) => says('brickwork') && says('slab'), is: 'slab' },
  { example: 'mortar for a wall', when: ({ says }) => says('wall'), is: 'bricks' },
  { example: 'chinai', when: ({ says }) => says('brickwork'), is: 'bricks' },
  { example: 'chhat ka concrete', when: ({ says }) => says('slab'), is: 'slab' },
  { example: 'steel in rcc', when: ({ says, reinforced }) => says('steel') && reinforced, is: 'slab' },
  { example: 'mortar 1:4 of 2 m3', when: ({ says, amount }) => says('mortar') && amount, is: 'mortar' },
  { example: 'mortar with cement', when: ({ says }) => says('mortar'), is: undefined },
  { example: 'dhalai', when: ({ says }) => says('concrete'), is: 'concrete' },
  { example: 'cement for 2 m3', when: ({ mixed, amount }) => mixed && amount, is: 'concrete' },
  { example: 'M20 of 50 bags cement', when: ({ graded, says }) => graded && says('cement'), is: 'concrete' },
  { example: '4 inch of M15, 200 sq ft', when: ({ graded, flat }) => graded && flat, is: 'concrete' },
  { example: 'weight of sariya', when: ({ says }) => says('weight') && says('steel'), is: 'steel' },
  { example: 'weight of 12mm, 12 m long', when: ({ says, bar }) => says('weight') && bar, is: 'steel' },
];
