import type { DefectBody, SiteBook, SiteSays, WorkBody } from '#contract/contracts/site-book.calls.ts';
import { siteSays } from '#contract/contracts/site-book.calls.ts';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import type { ProblemName } from '#contract/problems.ts';
import { addDays } from '#domain/calendar/dates.ts';
import {
  isDelivery,
  isMoney,
  isSameThing,
  isWork,
  type SiteBody,
  type SiteEntry,
} from '#domain/contracts/site-entry.ts';
import { rows } from '#domain/estimate/quantity-rows.ts';
import type { Side } from '#domain/ledger/entry.ts';
import { firstProblem } from '#server/platform/ledger/write-batch.ts';
import type { Site } from '../standing/site.data.ts';
import type { Writer } from '../standing/site.rules.ts';

/** What the entries of one batch are held against. */
export interface Checks {
  authorId: string;
  side: Writer;
  site: Site;
  open: SiteBook['open'];
  today: string;
  /** Whether what is left of an ended contract can still be said: its defects, and what was kept back. */
  isAfterwards: boolean;
  /** The pictures that its author may show. */
  pictures: ReadonlySet<string>;
  /** What the customer can pay without paying for work that does not stand yet; what they say they paid is less. */
  room: number;
  /** What each payment was said to be last, by its first entry. */
  payments: Map<string, number>;
  /** The first entry of each version of a payment. */
  roots: ReadonlyMap<string, string>;
}

/** Reads one entry by itself. */
export function readSiteEntry({ kind, body, saidAt }: SentEntry): SiteSays | ProblemName {
  const read = siteSays.safeParse({ kind, body, saidAt });
  return read.success ? read.data : firstProblem(read.error.issues.map(({ message }) => message));
}

/** The entries that an entry names. */
export function namedBy({ kind, body }: SiteSays): string[] {
  if (kind === 'agree') return [body.entry, ...(body.sameAs ? [body.sameAs] : [])];
  return kind === 'dispute' || kind === 'correct' || kind === 'mended' ? [body.entry] : [];
}

/** The pictures that an entry shows, itself or as a correction. */
export function picturesIn({ body }: { body: object }): string[] {
  const said = 'body' in body && typeof body.body === 'object' && body.body !== null ? body.body : body;
  return 'pictures' in said && Array.isArray(said.pictures) ? said.pictures : [];
}

type Named = ReadonlyMap<string, SiteEntry>;

/** @returns why it cannot stand in this book; undefined where it can */
export function refusalOf(says: SiteSays, checks: Checks, named: Named): ProblemName | undefined {
  if (!checks.open.money && !(checks.isAfterwards && isAfterEnd(says, named))) return 'contract-over';
  if (checks.side === 'engineer' && !isOfWork(says)) return 'not-allowed';
  if (
    picturesIn(says).some((picture, at, all) => !checks.pictures.has(picture) || all.indexOf(picture) !== at)
  )
    return 'picture-invalid';
  if (says.kind === 'mended') return refusalOfMended(says.body.entry, checks, named);
  if (says.kind === 'agree' || says.kind === 'dispute') return refusalOfAnswer(says, checks, named);
  if (says.kind === 'correct') return refusalOfCorrection(says.body, checks, named);
  return refusalOfBody(says.body, checks);
}

/** Defects, what answers them, and what was kept back outlast a contract that ended. */
function isAfterEnd({ kind, body }: SiteSays, named: Named): boolean {
  if (kind === 'defect' || kind === 'mended') return true;
  if (kind === 'money') return body.sort === 'retention';
  if (kind !== 'agree' && kind !== 'dispute') return false;
  const target = named.get(body.entry);
  const said = target && saidIn(target);
  if (said && isMoney(said)) return said.sort === 'retention';
  return target?.kind === 'mended' || (said !== undefined && !isWork(said) && !isDelivery(said));
}

/** An engineer writes of work alone. */
const isOfWork = ({ kind, body }: SiteSays): boolean =>
  kind === 'work' || (kind === 'correct' && isWork(body.body));

/** What an entry says, itself or as a correction. */
const saidIn = ({ kind, body }: SiteEntry): SiteBody | undefined => {
  if (kind === 'correct') return body.body;
  return kind === 'work' || kind === 'money' || kind === 'delivery' || kind === 'defect' ? body : undefined;
};

type SaidBody = Extract<SiteSays, { kind: 'correct' }>['body']['body'];
const isDefect = (body: SaidBody): body is DefectBody => 'answerBy' in body;

/** @param corrects the entry that it corrects */
function refusalOfBody(body: SaidBody, checks: Checks, corrects?: SiteEntry): ProblemName | undefined {
  const { open, today } = checks;
  if (isDefect(body)) return refusalOfDefect(body, checks);
  if (isWork(body)) return open.work ? refusalOfWork(body as WorkBody, checks) : 'contract-over';
  if (body.on > today) return 'entry-date';
  if (isDelivery(body)) return open.work ? refusalOfMaterial(body) : 'contract-over';
  return isMoney(body) ? refusalOfMoney(body, checks, corrects) : undefined;
}

/** Of the lines of its stage, up to the bill in force; a picture of what the provider says. */
function refusalOfWork({ stage, version, whole, lines, pictures }: WorkBody, checks: Checks) {
  const { site, side } = checks;
  const bill = site.bills.at(-1);
  if (!bill || version > bill.version) return 'bill-changed';
  if (!bill.stages.some(({ no }) => no === stage)) return 'over-bill';
  const known = new Map(bill.lines.map((line) => [line.no, line]));
  // What both changed while a phone had no network is not less than all there was when it was said.
  const measuredBy = site.bills.find((one) => one.version === version);
  const before = new Map(measuredBy?.lines.map((one) => [one.no, one.quantity]));
  const isInFull = whole && site.agreement?.pay === 'fixed';
  for (const { line: no, quantity } of lines) {
    const line = known.get(no);
    const all = before.get(no);
    if (!line || all === undefined || quantity > line.quantity) return 'over-bill';
    if (line.stage !== stage || (isInFull && quantity < Math.min(line.quantity, all))) return 'bad-input';
  }
  if (!whole && lines.length === 0) return 'bad-input';
  return side !== 'customer' && pictures.length === 0 ? 'site-pictures' : undefined;
}

/** Of the rates in their unit, so that it can be held against its need. */
function refusalOfMaterial({ material, unit }: { material: string; unit: string }): ProblemName | undefined {
  const row = rows.find(({ group, key }) => group === 'material' && key === material);
  return row && row.unit !== unit ? 'bad-input' : undefined;
}

/** A payment is asked for what it comes to more than before. */
function refusalOfMoney(
  { to, amount, knowing }: { to: Side; amount: number; knowing?: boolean | undefined },
  checks: Checks,
  corrects: SiteEntry | undefined,
): ProblemName | undefined {
  if (checks.side !== 'customer' || to !== 'provider') return undefined;
  const root = corrects && checks.roots.get(corrects._id);
  const more = amount - (root === undefined ? 0 : (checks.payments.get(root) ?? 0));
  if (more > 0 && more > checks.room && knowing !== true) return 'paid-ahead';
  checks.room -= more;
  if (root !== undefined) checks.payments.set(root, amount);
  return undefined;
}

const mostDaysToAnswer = 90;

function refusalOfDefect({ snag, answerBy }: DefectBody, { side, open, today }: Checks) {
  if (answerBy < today || answerBy > addDays(today, mostDaysToAnswer)) return 'answer-day';
  if (snag) return open.snags ? undefined : 'state-changed';
  if (side !== 'customer') return 'not-allowed';
  if (open.snags) return 'too-early';
  return open.defects ? undefined : 'defects-over';
}

function refusalOfMended(entry: string, { side }: Checks, named: Named): ProblemName | undefined {
  const target = named.get(entry);
  const said = target && saidIn(target);
  if (!said || isWork(said) || isMoney(said) || isDelivery(said)) return 'not-found';
  return side === 'provider' ? undefined : 'not-allowed';
}

function refusalOfAnswer(
  { kind, body }: Extract<SiteSays, { kind: 'agree' | 'dispute' }>,
  { side }: Checks,
  named: Named,
): ProblemName | undefined {
  const target = named.get(body.entry);
  const said = target && saidIn(target);
  if (!target || (!said && target.kind !== 'mended')) return 'not-found';
  if (target.side === side) return 'not-allowed';
  if (kind !== 'agree' || body.sameAs === undefined) return undefined;
  const own = named.get(body.sameAs);
  const ownSaid = own && saidIn(own);
  if (!own || !ownSaid) return 'not-found';
  if (own.side !== side) return 'not-allowed';
  // Two words of work are no pair: each counts by itself.
  return said && isSameThing(said, ownSaid) && !isWork(said) ? undefined : 'bad-input';
}

function refusalOfCorrection(
  { entry, body }: Extract<SiteSays, { kind: 'correct' }>['body'],
  checks: Checks,
  named: Named,
): ProblemName | undefined {
  const target = named.get(entry);
  const said = target && saidIn(target);
  if (!target || !said) return 'not-found';
  if (target.author !== checks.authorId) return 'not-allowed';
  if (!isSameThing(said, body)) return 'bad-input';
  // Who is to answer keeps the time that they had.
  if (isDefect(body) && 'answerBy' in said && body.answerBy < said.answerBy) return 'answer-day';
  return refusalOfBody(body, checks, target);
}
