import type { Plan } from '../../house/model/model.ts';
import { steel } from '../quantity-rows.ts';
import { type RateFile, type Values, valuesOf } from '../rates.ts';
import { takeOffByFloor } from '../take-off/by-floor.ts';
import type { TakeOff } from '../take-off/take-off.ts';
import { type LineKey, type LineUnit, lineKeys } from './line-keys.ts';
import { type Form, type FormInput, type RepairForm, repairForms } from './repair-forms.ts';
import { type PlanStage, planLines, type StageKey } from './stages.ts';

export interface BillLine {
  no: number;
  /** The `no` of its stage. */
  stage: number;
  /** From the ground up; where it is of one floor. */
  floor?: number;
  /** None where somebody typed it. */
  key?: LineKey;
  name: string;
  unit: LineUnit;
  /** At most 3 decimals, above 0. */
  quantity: number;
  /** Who brings the material. */
  brings: 'provider' | 'customer';
  note?: string;
}
export interface BillStage {
  no: number;
  key?: StageKey;
  name: string;
  /** What must be seen before it is accepted. */
  see: string[];
  photos: number;
}
export interface Bill {
  lines: BillLine[];
  stages: BillStage[];
}

/** What a line is of: concrete is that of columns, slabs and so on; a line of a form has no measure. */
export interface Named {
  key: LineKey;
  measure?: keyof TakeOff | undefined;
  floor?: number | undefined;
}
/** A bill is made in its writer's language, and stays as it was written. */
export interface BillWords {
  line: (of: Named) => string;
  stage: (key: StageKey, floor: number | undefined) => string;
  see: (key: StageKey) => readonly string[];
}

/** Photos of a stage, unless the customer asks for more or fewer. */
const usualPhotos = 4;

interface Measured extends Named {
  quantity: number;
}
interface MeasuredStage {
  key: StageKey;
  floor?: number | undefined;
  lines: Measured[];
}

const toThousandth = (quantity: number) => Number(quantity.toFixed(3));

/** Counts stages and lines; a line of nothing is left out, and a stage without lines. */
function writeBill(measured: readonly MeasuredStage[], words: BillWords): Bill {
  const bill: Bill = { lines: [], stages: [] };
  for (const { key, floor, lines } of measured) {
    const stage = bill.stages.length + 1;
    const found = lines
      .map((line) => ({ ...line, quantity: toThousandth(line.quantity) }))
      .filter(({ quantity }) => quantity > 0);
    if (found.length === 0) continue;
    bill.stages.push({
      no: stage,
      key,
      name: words.stage(key, floor),
      see: [...words.see(key)],
      photos: usualPhotos,
    });
    for (const line of found)
      bill.lines.push({
        no: bill.lines.length + 1,
        stage,
        ...(line.floor !== undefined && { floor: line.floor }),
        key: line.key,
        name: words.line(line),
        unit: lineKeys[line.key].unit,
        quantity: line.quantity,
        brings: 'provider',
      });
  }
  return bill;
}

/** Below or round the house, or there once: without a floor. */
const offFloors: readonly PlanStage[] = ['site', 'footing', 'plinth', 'outside'];
const offFloor: readonly (keyof TakeOff)[] = ['roofFinish', 'roofTiles'];

function measuresOf(stage: PlanStage, floors: readonly TakeOff[], values: Values): Measured[] {
  const quantityOf = (key: LineKey, measure: keyof TakeOff, taken: TakeOff) => {
    const bars = key === 'steel' ? steel.find(([element]) => element === measure) : undefined;
    return taken[measure] * (bars ? values[bars[1]] : 1);
  };
  return planLines[stage].flatMap(([key, measure]): Measured[] => {
    const each = floors.map((taken) => quantityOf(key, measure, taken));
    if (offFloors.includes(stage) || offFloor.includes(measure))
      return [{ key, measure, quantity: each.reduce((sum, one) => sum + one, 0) }];
    return each.map((quantity, floor) => ({ key, measure, floor, quantity }));
  });
}

/** The bill of a house: walls and slab are a stage on each floor, all else is a stage of the house with a line a floor. */
export function billOfPlan(plan: Plan, file: RateFile, words: BillWords): Bill {
  const values = valuesOf(file);
  const floors = takeOffByFloor(plan, values);
  const measured = (key: PlanStage): MeasuredStage => ({ key, lines: measuresOf(key, floors, values) });
  const [walls, slab] = [measured('walls'), measured('slab')];
  const ofFloor = ({ key, lines }: MeasuredStage, floor: number): MeasuredStage => ({
    key,
    floor,
    lines: lines.filter((line) => line.floor === floor),
  });
  return writeBill(
    [
      ...(['site', 'footing', 'plinth'] as const).map(measured),
      ...floors.flatMap((_, floor) => [ofFloor(walls, floor), ofFloor(slab, floor)]),
      ...(['plaster', 'services', 'floors', 'joinery', 'painting', 'outside'] as const).map(measured),
    ],
    words,
  );
}

/** An answer within what is asked for; what is missing or no number is as usual. */
function within(answer: number | undefined, [low, high, usual]: FormInput): number {
  return answer === undefined || Number.isNaN(answer) ? usual : Math.min(high, Math.max(low, answer));
}

/** The bill of a repair by the measures of its form. */
export function billOfForm(
  name: RepairForm,
  answers: Readonly<Record<string, number>>,
  words: BillWords,
): Bill {
  const form: Form = repairForms[name];
  const given = Object.fromEntries(
    Object.entries(form.inputs).map(([input, limits]) => [
      input,
      within(Object.hasOwn(answers, input) ? answers[input] : undefined, limits),
    ]),
  );
  const stages = new Map<StageKey, Measured[]>();
  for (const [stage, key, quantity] of form.lines(given))
    stages.set(stage, [...(stages.get(stage) ?? []), { key, quantity }]);
  return writeBill(
    [...stages].map(([key, lines]) => ({ key, lines })),
    words,
  );
}
