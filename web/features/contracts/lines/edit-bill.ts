import type { Bill, BillLine, BillStage } from '#contract/contracts/bill.ts';

export const mostLines = 200;
export const mostStages = 20;
/** Of a stage whose bill does not say. */
export const usualPhotos = 4;

type NewLine = Omit<BillLine, 'no'>;
/** A line with the place where it stood, to be put back. */
export interface Taken {
  line: BillLine;
  stage: BillStage;
  at: number;
}

export const nextNo = (all: readonly { no: number }[]): number => Math.max(0, ...all.map(({ no }) => no)) + 1;

/** A stage without lines is none. */
const withoutEmpty = ({ lines, stages }: Bill): Bill => ({
  lines,
  stages: stages.filter(({ no }) => lines.some(({ stage }) => stage === no)),
});

/** A new stage at the end; its number names it for the line that is put there. */
export function addStage(bill: Bill, name: string): { bill: Bill; no: number } {
  const no = nextNo(bill.stages);
  return { no, bill: { ...bill, stages: [...bill.stages, { no, name, see: [], photos: usualPhotos }] } };
}

export const addLine = ({ lines, stages }: Bill, line: NewLine): Bill =>
  withoutEmpty({ stages, lines: [...lines, { ...line, no: nextNo(lines) }] });

/** It keeps its number, by which earlier prices know it. */
export const changeLine = ({ lines, stages }: Bill, no: number, line: NewLine): Bill =>
  withoutEmpty({ stages, lines: lines.map((known) => (known.no === no ? { ...line, no } : known)) });

export function takeLine(bill: Bill, no: number): { bill: Bill; taken: Taken | undefined } {
  const at = bill.lines.findIndex((line) => line.no === no);
  const line = bill.lines[at];
  const stage = bill.stages.find((one) => one.no === line?.stage);
  if (!line || !stage) return { bill, taken: undefined };
  const lines = bill.lines.filter((one) => one !== line);
  return { bill: withoutEmpty({ ...bill, lines }), taken: { line, stage, at } };
}

/** Undoes `takeLine`, whatever was changed since: under another number where its own was given away. */
export function putBack({ lines, stages }: Bill, { line, stage, at }: Taken): Bill {
  const no = lines.some((one) => one.no === line.no) ? nextNo(lines) : line.no;
  const known = stages.some((one) => one.no === stage.no);
  return {
    lines: lines.toSpliced(at, 0, { ...line, no }),
    stages: known ? stages : [...stages, stage].toSorted((one, other) => one.no - other.no),
  };
}

/** Work and fees without material: there is nothing to bring. */
const bare = new Set([
  'clearing',
  'excavation',
  'dismantle',
  'test',
  'plans',
  'structuralDesign',
  'siteVisit',
]);
export const takesMaterial = ({ key }: Pick<BillLine, 'key'>): boolean => key === undefined || !bare.has(key);

export const bringAll = ({ lines, stages }: Bill, brings: BillLine['brings']): Bill => ({
  stages,
  lines: lines.map((line) => (takesMaterial(line) ? { ...line, brings } : line)),
});

/** Who brings the material of all lines; 'mixed' where it differs, undefined where none has any. */
export function whoBrings({ lines }: Bill): BillLine['brings'] | 'mixed' | undefined {
  const sides = new Set(lines.filter(takesMaterial).map(({ brings }) => brings));
  return sides.size > 1 ? 'mixed' : [...sides][0];
}

/** As it is sent: only what belongs to a line, in the order of the stages. */
export const sortedBill = ({ lines, stages }: Bill): Bill => ({
  stages,
  lines: stages.flatMap(({ no }) => lines.filter(({ stage }) => stage === no)),
});
