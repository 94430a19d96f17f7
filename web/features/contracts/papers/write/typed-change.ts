import type { BillStage } from '#contract/contracts/bill.ts';
import type { ChangeBody, PricedBill, PricedLine } from '#contract/contracts/work-contracts.calls.ts';
import { changedBill } from '#domain/contracts/agreed-bill.ts';
import { nextNo, usualPhotos } from '../../lines/edit-bill.ts';

/** Lines that are changed or new, and the stages that are new for them. */
export interface Changes {
  lines: PricedLine[];
  stages: BillStage[];
}

const none: Changes = { lines: [], stages: [] };

const isLine = (line: Partial<PricedLine> | null): boolean =>
  typeof line?.no === 'number' &&
  typeof line.name === 'string' &&
  typeof line.quantity === 'number' &&
  typeof line.rate === 'number';

/** What the device kept; nothing for what is none. */
export function readChanges(kept: string | undefined): Changes {
  try {
    const read = JSON.parse(kept ?? 'null') as Partial<Changes> | null;
    const lines = read?.lines ?? [];
    return lines.every(isLine) ? { lines, stages: read?.stages ?? [] } : none;
  } catch {
    return none;
  }
}

/** A line that stands in no bill yet; `stage` 0 is a new one of that name. */
export function addLine(
  bill: PricedBill,
  { lines, stages }: Changes,
  { stageName, ...line }: Omit<PricedLine, 'no'> & { stageName: string },
): Changes {
  const no = nextNo([...bill.lines, ...lines]);
  if (line.stage > 0) return { lines: [...lines, { ...line, no }], stages };
  const stage = nextNo([...bill.stages, ...stages]);
  return {
    lines: [...lines, { ...line, no, stage }],
    stages: [...stages, { no: stage, name: stageName, see: [], photos: usualPhotos }],
  };
}

/** A line as it is to be; as it was before it is no change. */
export function setLine(bill: PricedBill, changes: Changes, line: PricedLine): Changes {
  const before = bill.lines.find(({ no }) => no === line.no);
  const isSame = before?.quantity === line.quantity && before.rate === line.rate;
  const others = changes.lines.filter(({ no }) => no !== line.no);
  return isSame ? dropLine(changes, line.no) : { ...changes, lines: [...others, line] };
}

/** A line as it was, or not at all; a new stage without lines goes too. */
export function dropLine({ lines, stages }: Changes, no: number): Changes {
  const left = lines.filter((line) => line.no !== no);
  return { lines: left, stages: stages.filter((stage) => left.some((line) => line.stage === stage.no)) };
}

/** The bill as it will be. Of a stage that costs less than what is paid ahead of it, all is paid ahead. */
export function changeOf(
  bill: PricedBill,
  { lines, stages }: Changes,
): { bill: PricedBill; ahead: ChangeBody['ahead'] } {
  const plain = changedBill(bill, { lines, stages, ahead: [] });
  const ahead = plain.stages
    .filter((stage) => stage.ahead > stage.amount)
    .map(({ no, amount }) => ({ stage: no, rupees: amount }));
  return { bill: changedBill(bill, { lines, stages, ahead }), ahead };
}
