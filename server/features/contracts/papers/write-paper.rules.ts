import { createHash } from 'node:crypto';
import type { Bill, Side } from '#contract/contracts/bill.ts';
import type { HandoverBody } from '#contract/contracts/handover-body.ts';
import type { QuoteBody } from '#contract/contracts/quotes.calls.ts';
import {
  type AgreementBody,
  type ChangeBody,
  type EndingBody,
  type Paper,
  type PricedBill,
  pricedBill,
  type QuotedTerms,
} from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { dayMs } from '#domain/calendar/dates.ts';
import { changedBill, mostTotal } from '#domain/contracts/agreed-bill.ts';
import { aheadOf, sumsOf } from '#domain/contracts/amounts.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { placeName } from '#server/platform/geo/pin-places.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { requireWorkPictures } from '#server/platform/media/picture-references.ts';
import type { Contracts } from '../contracts.ts';
import { billOf } from '../standing/bill.data.ts';
import { requireAboveAgreed, standingNow } from '../standing/change-below.rules.ts';
import { keepPictures } from '../standing/site.data.ts';
import { findQuote } from '../tenders/quote.data.ts';
import { findBill } from '../tenders/tender.data.ts';
import {
  endOpen,
  findPaper,
  findPaperSent,
  hasWrittenSince,
  insertPaper,
  numbersOf,
  type PaperKind,
  type PaperRow,
} from './paper.data.ts';
import { presentPaper } from './paper.view.ts';
import { requireContract } from './read-contracts.rules.ts';
import { tellPaper } from './tell-paper.rules.ts';
import { type ContractRow, findContract, lastBill, lockContract } from './work-contract.data.ts';

/** Changes of one side that wait at once. */
const mostOpen = 10;

interface Open {
  transaction: Db;
  after: After;
  now: Date;
}
interface Writing<Body> {
  contractId: string;
  author: Side;
  caller: Pick<Caller, 'userId' | 'fullname'>;
  clientId: string;
  body: Body;
}

/** Of what both sign: its contract, its kind and number, and its text. */
export const paperHash = (paper: { contract: string; kind: PaperKind; no: number; body: unknown }): Buffer =>
  createHash('sha256').update(canonicalJson(paper)).digest();

/** Writes a paper in place of the open one of its kind; changes stand side by side, and an ending beside the other side's. @returns its id */
async function write(
  { transaction, after, now }: Open,
  { contractId, author, caller, clientId, body }: Writing<unknown>,
  kind: PaperKind,
): Promise<string> {
  const of = kind === 'ending' ? author : undefined;
  if (kind !== 'change') await endOpen(transaction, contractId, { to: 'replaced', kind, author: of });
  const { next: no, open } = await numbersOf(transaction, contractId, { kind, author });
  if (open >= mostOpen) throw new AppError('too-many');
  const paper = { contractId, kind, no, author, authorId: caller.userId, clientId, body, at: now };
  const sha256 = paperHash({ contract: contractId, kind, no, body });
  const id = await insertPaper(transaction, { ...paper, sha256 });
  const row = await findContract(transaction, contractId);
  if (row) await tellPaper(transaction, after, { row, paperId: id, by: author, act: 'written', now });
  return id;
}

/** Whether a bill adds up: what the database checks again. @throws AppError 'sums-wrong', 'contract-sum' */
function checkSums({ lines, stages, gstPercent, total }: PricedBill): void {
  const nos = new Set(stages.map(({ no }) => no));
  const isOnce =
    nos.size === stages.length &&
    new Set(lines.map(({ no }) => no)).size === lines.length &&
    lines.every(({ stage }) => nos.has(stage)) &&
    stages.every(({ no, amount, ahead }) => ahead <= amount && lines.some(({ stage }) => stage === no));
  const sums = sumsOf(lines, stages, gstPercent);
  const adds = sums.stages.every(({ amount }, at) => amount === stages[at]?.amount) && sums.total === total;
  if (!isOnce || !adds) throw fieldError('body.bill', 'sums-wrong');
  if (total < 1 || total > mostTotal) throw fieldError('body.bill', 'contract-sum');
}

/** The stages of an agreement are those that were accepted, each of them. @throws AppError 'sums-wrong' */
function checkStages({ stages }: Pick<ContractRow, 'stages'>, bill: PricedBill): void {
  if (bill.stages.length !== stages.length || bill.stages.some(({ no }) => !stages.includes(no)))
    throw fieldError('body.bill.stages', 'sums-wrong');
}

const partiesOf = (row: ContractRow) => ({
  customer: row.customer_name ?? formerUser,
  provider: row.listing_name,
  listing: row.listing_id,
});

/** What the quote said of each stage that is now paid ahead with more or less. */
function aheadBeside(quoted: QuoteBody['ahead'], { stages }: PricedBill): NonNullable<QuotedTerms['ahead']> {
  const percents = new Map(quoted.map(({ stage, percent }) => [stage, percent]));
  return stages.flatMap(({ no, amount, ahead }) => {
    const percent = percents.get(no) ?? 0;
    return ahead === aheadOf(amount, percent) ? [] : [{ stage: no, percent }];
  });
}

/** Terms that are agreed otherwise than they were quoted. */
function termsBeside(quoted: QuoteBody, agreed: AgreementBody): { quotedTerms?: QuotedTerms } {
  const { gstPercent, retentionPercent, defectMonths, from, days, excluded } = quoted;
  const ahead = aheadBeside(quoted.ahead, agreed.bill);
  const quotedTerms: QuotedTerms = {
    ...(gstPercent !== agreed.bill.gstPercent && { gstPercent }),
    ...(retentionPercent !== agreed.retentionPercent && { retentionPercent }),
    ...(defectMonths !== agreed.defectMonths && { defectMonths }),
    ...(from !== agreed.from && { from }),
    ...(days !== agreed.days && { days }),
    ...(excluded !== agreed.excluded && { excluded: excluded ?? '' }),
    ...(ahead.length > 0 && { ahead }),
  };
  return Object.keys(quotedTerms).length > 0 ? { quotedTerms } : {};
}

/** Lines that are agreed otherwise than they were quoted, and those of the bill that nobody priced. */
async function besideQuote(transaction: Db, row: ContractRow, agreement: AgreementBody) {
  const { bill } = agreement;
  const quote = await findQuote(transaction, row.quote_id);
  const asked: Bill | undefined = quote && (await findBill(transaction, row.request_id, quote.version));
  const rates = new Map(quote?.body?.lines.map(({ no, rate }) => [no, rate]));
  const lines = new Map(asked?.lines.map((line) => [line.no, line]));
  const agreed = new Set(bill.lines.map(({ no }) => no));
  return {
    quoted: bill.lines.flatMap(({ rate, ...line }) => {
      const { no } = line;
      const said = rates.get(no) ?? null;
      const was = lines.get(no);
      const isOther = was && canonicalJson(was) !== canonicalJson(line);
      return said === rate && !isOther ? [] : [{ no, rate: said, ...(isOther && { line: was }) }];
    }),
    ...(quote?.body && termsBeside(quote.body, agreement)),
    left: (asked?.lines ?? [])
      .filter(({ no, stage }) => row.stages.includes(stage) && !agreed.has(no))
      .map(({ name }) => name),
  };
}

/** The text of an agreement as both sign it: what its author wrote, with the sides and the site. */
export async function writeAgreement(open: Open, writing: Writing<AgreementBody>): Promise<string> {
  const row = await findContract(open.transaction, writing.contractId);
  if (!row) throw new AppError('not-found');
  const { bill } = writing.body;
  checkSums(bill);
  checkStages(row, bill);
  const body = {
    ...writing.body,
    parties: partiesOf(row),
    site: { pin: row.pin, place: placeName(row.pin), address: row.address },
    ...(await besideQuote(open.transaction, row, writing.body)),
  };
  return write(open, { ...writing, body }, 'agreement');
}

/** @throws AppError 'bill-changed' on an old version, 'stages-invalid' where the whole would be too long, 'sums-wrong', 'change-below' */
async function writeChange(open: Open, writing: Writing<ChangeBody>): Promise<string> {
  const row = await lastBill(open.transaction, writing.contractId);
  if (!row || row.version !== writing.body.base) throw new AppError('bill-changed');
  const bill = changedBill(billOf(row), writing.body);
  checkSums(bill);
  await requireAboveAgreed(open.transaction, { id: writing.contractId, bill, now: open.now });
  // What is no bill could be written, and never be read again.
  if (!pricedBill.safeParse(bill).success) throw fieldError('body.stages', 'stages-invalid');
  return write(open, { ...writing, body: { ...writing.body, bill } }, 'change');
}

/** @throws AppError 'picture-invalid', 'bad-input' at a snag that is none of this contract's book, or mended */
async function writeHandover(
  open: Open,
  writing: Writing<HandoverBody>,
  { row, pictures }: { row: ContractRow; pictures: Contracts['services']['pictures'] },
): Promise<string> {
  const { pictures: references, snags } = writing.body;
  const senders = [row.customer_id, row.provider_id];
  await requireWorkPictures(open.transaction, pictures, { references, senders, path: 'body.pictures' });
  await keepPictures(open.transaction, row.id, references);
  const { defects } = await standingNow(open.transaction, row.id, open.now);
  const waiting = new Set(defects.flatMap(({ entry, status }) => (status === 'mended' ? [] : [entry])));
  for (const [place, id] of snags.entries())
    if (!waiting.has(id)) throw fieldError(`body.snags.${place}`, 'bad-input');
  return write(open, writing, 'handover');
}

/** With the figures as they stand. */
async function writeEnding(open: Open, writing: Writing<EndingBody>): Promise<string> {
  const { version, total, agreed } = await standingNow(open.transaction, writing.contractId, open.now);
  const body = { ...writing.body, version, total, standing: agreed };
  return write(open, { ...writing, body }, 'ending');
}

type Said =
  | { kind: 'agreement'; body: AgreementBody }
  | { kind: 'change'; body: ChangeBody }
  | { kind: 'handover'; body: HandoverBody }
  | { kind: 'ending'; body: EndingBody };

const writableIn = {
  agreement: ['draft'],
  change: ['agreed', 'under_way'],
  handover: ['agreed', 'under_way'],
  ending: ['agreed', 'under_way'],
} as const satisfies Record<Said['kind'], readonly ContractRow['status'][]>;

const daysForLateWord = 30;

/** Whether the other side of who ended a contract alone may still say how they see it: once. */
async function isLateWord(
  transaction: Db,
  { id, status, status_at, ended_by }: ContractRow,
  { side, now }: { side: Side; now: Date },
): Promise<boolean> {
  const isOther = status === 'ended' && ended_by === otherSide[side];
  if (!isOther || now.getTime() - status_at.getTime() > daysForLateWord * dayMs) return false;
  return !(await hasWrittenSince(transaction, id, { author: side, kind: 'ending', since: status_at }));
}
const otherSide = { customer: 'provider', provider: 'customer' } as const;

async function writeSaid(
  { services: { pictures } }: Contracts,
  open: Open,
  { row, writing, said }: { row: ContractRow; writing: Omit<Writing<unknown>, 'body'>; said: Said },
): Promise<string> {
  if (said.kind === 'agreement') return writeAgreement(open, { ...writing, body: said.body });
  if (said.kind === 'change') return writeChange(open, { ...writing, body: said.body });
  if (said.kind === 'ending') return writeEnding(open, { ...writing, body: said.body });
  return writeHandover(open, { ...writing, body: said.body }, { row, pictures });
}

/**
 * Writes a paper for both to sign (docs/rules.md#contracts-6). The same clientId again answers the same.
 * @throws AppError 'not-found', 'state-changed', 'sums-wrong', 'bill-changed', 'picture-invalid', 'too-many'
 */
export async function writePaper(
  contracts: Contracts,
  caller: Caller,
  { id, clientId, ...said }: { id: string; clientId: string } & Said,
): Promise<Paper> {
  const { db, limits } = contracts.services;
  const { side } = await requireContract(contracts, caller.userId, id);
  const known = await findPaperSent(db, caller.userId, clientId);
  if (known) return presentKnown(known, id);
  await limits.take('paper-by-user', caller.userId);
  const paper = await inTransaction(contracts, async (transaction, after): Promise<PaperRow | undefined> => {
    const row = await lockContract(transaction, id);
    const again = await findPaperSent(transaction, caller.userId, clientId);
    if (again) return again;
    const open = { transaction, after, now: contracts.now() };
    const writing = { contractId: id, author: side, caller, clientId };
    if (!row) throw new AppError('not-found');
    const late = said.kind === 'ending' && (await isLateWord(transaction, row, { side, now: open.now }));
    const states: readonly string[] = writableIn[said.kind];
    if (!late && !states.includes(row.status)) throw new AppError('state-changed');
    const paperId = await writeSaid(contracts, open, { row, writing, said });
    // Beside what ended the contract, and for nobody to sign.
    if (late) await endOpen(transaction, id, { to: 'expired' });
    return findPaper(transaction, id, paperId);
  });
  if (!paper) throw new AppError('not-found');
  return presentKnown(paper, id);
}

function presentKnown(paper: PaperRow, contractId: string): Paper {
  if (paper.contract_id !== contractId) throw fieldError('clientId', 'bad-input');
  return presentPaper(paper);
}
