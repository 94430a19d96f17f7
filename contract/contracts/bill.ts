import { z } from 'zod';
import { decimal, optionalText, problem, text, whole } from '../fields.ts';
import type { ProblemName } from '../problems.ts';

/** What a line is counted in. */
export const billUnits = ['m3', 'm2', 'm', 'kg', 'piece', 'set', 'point', 'visit', 'job'] as const;
export type BillUnit = (typeof billUnits)[number];

export const sides = ['customer', 'provider'] as const;
export const side = z.enum(sides, { error: problem('bad-input') });
export type Side = z.infer<typeof side>;

/** Whether a number has at most so many digits behind the point. */
export const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) === value;

/** With at most so many digits behind the point. */
export const decimals = (
  most: number,
  { range, wrong }: { range: { min: number; max: number }; wrong: ProblemName },
) => decimal(range, wrong).refine((value) => hasDecimals(value, most), { error: problem(wrong) });

/** Of a line. */
const quantity = decimals(3, { range: { min: 0.001, max: 99_999 }, wrong: 'quantity-invalid' });

/** Rupees of one unit. */
export const rate = decimals(5, { range: { min: 0, max: 100_000_000 }, wrong: 'rate-invalid' });

export const percent = (max: number) => decimals(2, { range: { min: 0, max }, wrong: 'bad-input' });

export const lineNo = whole({ min: 1, max: 9999 }, 'bill-invalid');
export const stageNo = whole({ min: 1, max: 99 }, 'stages-invalid');

/** A line of a bill: work that is measured and paid. `key`: of `domain/estimate/bill`, absent where it is typed. */
export const billLine = z.object({
  no: lineNo,
  /** The `no` of its stage. */
  stage: stageNo,
  /** From 0, the ground; absent where it is the whole house. */
  floor: whole({ min: 0, max: 9 }, 'bill-invalid').optional(),
  key: text(40, 'bill-invalid', 'bill-invalid').optional(),
  name: text(120, 'bill-invalid', 'too-long'),
  unit: z.enum(billUnits, { error: problem('bill-invalid') }),
  quantity,
  /** Who brings the material. */
  brings: side,
  note: optionalText(200),
});
export type BillLine = z.infer<typeof billLine>;

/** Lines that are paid together. */
export const billStage = z.object({
  no: stageNo,
  key: text(40, 'stages-invalid', 'stages-invalid').optional(),
  name: text(80, 'stages-invalid', 'too-long'),
  /** What must be seen before it is accepted. */
  see: z.array(text(160, 'stages-invalid', 'too-long')).max(8, problem('stages-invalid')),
  /** How many pictures of it. */
  photos: whole({ min: 0, max: 12 }, 'stages-invalid'),
});
export type BillStage = z.infer<typeof billStage>;

const areDifferent = (all: readonly { no: number }[]): boolean =>
  new Set(all.map(({ no }) => no)).size === all.length;

/** A bill as it is sent: each line stands in a stage of it, and each stage has a line. */
export const billBody = z
  .object({
    lines: z
      .array(billLine, { error: problem('bill-invalid') })
      .min(1, problem('bill-invalid'))
      .max(200, problem('bill-invalid'))
      .refine(areDifferent, { error: problem('bill-invalid') }),
    stages: z
      .array(billStage, { error: problem('stages-invalid') })
      .min(1, problem('stages-invalid'))
      .max(20, problem('stages-invalid'))
      .refine(areDifferent, { error: problem('stages-invalid') }),
  })
  .refine(
    ({ lines, stages }) => {
      const used = new Set(lines.map(({ stage }) => stage));
      return used.size === stages.length && stages.every(({ no }) => used.has(no));
    },
    { error: problem('stages-invalid'), path: ['stages'] },
  );
export type Bill = z.infer<typeof billBody>;
