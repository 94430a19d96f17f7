import { canonicalJson } from '../ledger/canonical-json.ts';
import { type AgreedBill, keptBack } from './agreed-bill.ts';
import { amountOf, type PricedLine, withGst } from './amounts.ts';
import { type DefectStanding, defectsOf } from './defects.ts';
import { paidOf } from './passing.ts';
import { onceInOrder, type SiteEntry, type WorkBody } from './site-entry.ts';
import { type WorkWords, workWords } from './work-words.ts';

type SignedLine = PricedLine & { no: number };
/** A bill as both signed it. */
export type SignedBill = AgreedBill<SignedLine, { no: number }> & { version: number };
export interface SiteTerms {
  /** All versions, the one in force last. */
  bills: readonly SignedBill[];
  pay: 'fixed' | 'measured';
  retentionPercent: number;
  /** Whether the time for defects is over: nothing is kept any more. */
  retentionDue: boolean;
  /** `YYYY-MM-DD` at the site. */
  today: string;
}

export type StageStatus = 'accepted' | 'sent_back' | 'part' | 'claimed' | 'open';
/** Whole rupees. `due` is below 0 where more was paid than stands. */
export interface SiteAmounts {
  accepted: number;
  retained: number;
  paid: number;
  due: number;
}
export interface Standing {
  version: number;
  total: number;
  /** The first stage that is not accepted; null once all are. */
  next: number | null;
  /** Whole rupees with tax: what the customer granted, the provider claims, the engineer certified. */
  stages: { no: number; status: StageStatus; accepted: number; claimed: number; certified: number }[];
  lines: { no: number; agreed: number; claimed: number }[];
  agreed: SiteAmounts;
  /** The same if every claim counted. */
  inQuestion: SiteAmounts;
  /** What can be paid without paying ahead of the next stage's share. */
  room: number;
  defects: DefectStanding[];
}

type Quantities = ReadonlyMap<number, number>;
/** A word with what it says of each line. */
interface Measured {
  id?: string;
  body: WorkBody;
  of: Quantities;
}

/** What words say of the lines of their stage; with fixed pay the whole is each in full, as the bill of its version has them. */
function quantitiesBy({ bills, pay }: SiteTerms): (body: WorkBody) => Quantities {
  const inFull = new Map<string, Map<number, number>>();
  for (const { version, lines } of bills)
    for (const { no, stage, quantity } of lines) {
      const key = `${version} ${stage}`;
      inFull.set(key, (inFull.get(key) ?? new Map<number, number>()).set(no, quantity));
    }
  return ({ stage, version, whole, lines }) => {
    const own = inFull.get(`${version} ${stage}`);
    if (!own) return new Map();
    if (whole && pay === 'fixed') return own;
    return new Map(lines.flatMap(({ line, quantity }) => (own.has(line) ? [[line, quantity]] : [])));
  };
}

/** Of each line the last word, or the greatest: in one pass, since a word can tell of hundreds of lines. */
function byLine(words: readonly Measured[], choose: (known: number, said: number) => number): Quantities {
  const found = new Map<number, number>();
  for (const { of } of words) for (const [no, said] of of) found.set(no, choose(found.get(no) ?? said, said));
  return found;
}
const last = (_known: number, said: number): number => said;

interface StandingLine {
  line: SignedLine;
  agreed: number;
  claimed: number;
  certified: number;
}

interface Said {
  claims: Measured[];
  grants: Measured[];
  sentBack: WorkWords['sentBack'];
}
/** By line: the customer's greatest word, and the last of the other two. */
interface OfLines {
  granted: Quantities;
  claimed: Quantities;
  certified: Quantities;
}

/** The least of the greatest grant, the provider's last word where there is one, and the bill. */
function standingLine(line: SignedLine, of: OfLines): StandingLine {
  const { no, quantity } = line;
  const granted = of.granted.get(no) ?? 0;
  const claim = of.claimed.get(no);
  return {
    line,
    agreed: Math.min(granted, claim ?? granted, quantity),
    claimed: Math.min(claim ?? 0, quantity),
    certified: Math.min(of.certified.get(no) ?? 0, quantity),
  };
}

/** Whole rupees with tax of what stands of lines; all in full are the amount of their stage. */
function worthOf(
  lines: readonly StandingLine[],
  of: (line: StandingLine) => number,
  gstPercent: number | null,
): number {
  const amounts = lines.map((one) => amountOf({ quantity: of(one), rate: one.line.rate }));
  return withGst(amounts, gstPercent);
}

/** The version of the bill that last changed a stage or a line of it; money ahead is no work. */
function changedAt(stage: number, bills: readonly SignedBill[]): number {
  const texts = bills.map(({ lines, stages }) =>
    canonicalJson([
      lines.filter((line) => line.stage === stage),
      stages.find(({ no }) => no === stage)?.amount,
    ]),
  );
  const at = texts.findLastIndex((text, place) => text !== texts[place - 1]);
  return bills[at]?.version ?? 1;
}

/** Whether the customer took a stage as finished, and the provider's last word, where there is one, says so too. */
function isWhole(stage: number, { claims, grants }: Said, bills: readonly SignedBill[]): boolean {
  const from = changedAt(stage, bills);
  const ends = ({ body }: Measured) => body.stage === stage && body.whole && body.version >= from;
  const last = claims.findLast(({ body }) => body.stage === stage);
  return grants.some(ends) && (!last || ends(last));
}

/** Of a stage that is not accepted. */
function openStatus(stage: number, lines: readonly StandingLine[], { claims, sentBack }: Said): StageStatus {
  const last = claims.findLast(({ body }) => body.stage === stage);
  if (last && sentBack.has(last.id ?? '')) return 'sent_back';
  if (lines.some(({ agreed }) => agreed > 0)) return 'part';
  return last ? 'claimed' : 'open';
}

function amountsOf(
  accepted: number,
  paid: number,
  { retentionPercent, retentionDue }: SiteTerms,
): SiteAmounts {
  const retained = retentionDue ? 0 : keptBack(accepted, retentionPercent);
  return { accepted, retained, paid, due: accepted - retained - paid };
}

const sumOf = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** What a site book comes to; the same in any order of delivery, sent once or twice. @throws without a bill */
export function standingOf(entries: readonly SiteEntry[], terms: SiteTerms): Standing {
  const { bills } = terms;
  const bill = bills.at(-1);
  if (!bill) throw new Error('a site book without a bill');
  const ordered = onceInOrder(entries);
  const words = workWords(ordered);
  const quantitiesOf = quantitiesBy(terms);
  const measured = (body: WorkBody): Measured => ({ body, of: quantitiesOf(body) });
  const said: Said = {
    claims: words.claims.map(({ id, body }) => ({ id, ...measured(body) })),
    grants: words.grants.map(measured),
    sentBack: words.sentBack,
  };
  const ofLines: OfLines = {
    granted: byLine(said.grants, Math.max),
    claimed: byLine(said.claims, last),
    certified: byLine(words.certified.map(measured), last),
  };
  const lines = bill.lines.map((line) => standingLine(line, ofLines));
  const ofStage = (no: number) => lines.filter(({ line }) => line.stage === no);
  const worth = (no: number, of: (line: StandingLine) => number) => worthOf(ofStage(no), of, bill.gstPercent);
  const stages = bill.stages
    .toSorted((one, other) => one.no - other.no)
    .map(({ no }) => {
      const isFull = ofStage(no).every(({ agreed, line }) => agreed >= line.quantity);
      const isAccepted = isFull || isWhole(no, said, bills);
      return {
        no,
        status: isAccepted ? ('accepted' as const) : openStatus(no, ofStage(no), said),
        accepted: worth(no, ({ agreed }) => agreed),
        claimed: worth(no, ({ claimed }) => claimed),
        certified: worth(no, ({ certified }) => certified),
      };
    });
  const next = stages.find(({ status }) => status !== 'accepted')?.no ?? null;
  const paid = paidOf(ordered);
  const agreed = amountsOf(sumOf(stages.map(({ accepted }) => accepted)), paid.agreed, terms);
  const most = stages.map(({ no }) => worth(no, (line) => Math.max(line.agreed, line.claimed)));
  return {
    version: bill.version,
    total: bill.total,
    next,
    stages,
    lines: lines.map((one) => ({ no: one.line.no, agreed: one.agreed, claimed: one.claimed })),
    agreed,
    inQuestion: amountsOf(sumOf(most), paid.inQuestion, terms),
    room: agreed.due + (bill.stages.find(({ no }) => no === next)?.ahead ?? 0),
    defects: defectsOf(ordered, terms.today),
  };
}

/** Of each line the most that the customer ever granted: what is taken back by the provider stays granted. */
export function grantsOf(entries: readonly SiteEntry[], terms: SiteTerms): Quantities {
  const quantitiesOf = quantitiesBy(terms);
  const { grants } = workWords(onceInOrder(entries));
  return byLine(
    grants.map((body) => ({ body, of: quantitiesOf(body) })),
    Math.max,
  );
}
