import type { Side } from '#contract/contracts/bill.ts';
import type { Paper, PricedBill, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { paperSays } from '#domain/evidence/line.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';

export type Agreement = Extract<Paper, { kind: 'agreement' }>;
export type Change = Extract<Paper, { kind: 'change' }>;
export type Handover = Extract<Paper, { kind: 'handover' }>;
export type Ending = Extract<Paper, { kind: 'ending' }>;

export type PaperKind = Paper['kind'];

/** In which states a paper of a kind can be written. */
const writableIn: Record<PaperKind, readonly WorkContract['status'][]> = {
  agreement: ['draft'],
  change: ['agreed', 'under_way'],
  handover: ['agreed', 'under_way'],
  ending: ['agreed', 'under_way'],
};
export const mayWrite = (
  contract: Pick<WorkContract, 'status' | 'side' | 'endedBy' | 'papers'>,
  kind: PaperKind,
): boolean => writableIn[kind].includes(contract.status) || (kind === 'ending' && maySayMore(contract));

/** The side that did not end a contract may say how it sees that, once; the server knows the 30 days. */
export const maySayMore = ({
  status,
  side,
  endedBy,
  papers,
}: Pick<WorkContract, 'status' | 'side' | 'endedBy' | 'papers'>): boolean =>
  status === 'ended' &&
  endedBy === otherSide(side) &&
  !papers.some(({ kind, author }) => kind === 'ending' && author === side);

/** Whether both have signed: from then on there is a site book. */
export const hasBook = ({ status }: Pick<WorkContract, 'status'>): boolean =>
  status !== 'draft' && status !== 'lapsed';

const dayMs = 86_400_000;
/** How long a draft waits for both signatures. */
const draftDays = 7;

export const otherSide = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer');

export const hasSigned = (paper: Paper, side: Side): boolean =>
  (side === 'customer' ? paper.customerSignedAt : paper.providerSignedAt) !== null;

/** Whether it is this side that has to sign. */
export const waitsForMe = (paper: Paper, side: Side): boolean =>
  paper.status === 'open' && !hasSigned(paper, side);

/** Open papers, those that wait for this side first. */
export const openPapers = ({ papers, side }: Pick<WorkContract, 'papers' | 'side'>): Paper[] =>
  papers
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => Number(waitsForMe(other, side)) - Number(waitsForMe(one, side)));

/** The agreement that both signed; until then the one written last. Papers come the oldest first. */
export function agreementOf({ papers }: Pick<WorkContract, 'papers'>): Agreement | undefined {
  const all = papers.filter((paper): paper is Agreement => paper.kind === 'agreement');
  return all.find(({ status }) => status === 'signed') ?? all.at(-1);
}

/** Days of work with those that signed changes add. */
export const agreedDays = (contract: Pick<WorkContract, 'papers'>): number =>
  (agreementOf(contract)?.body.days ?? 0) +
  contract.papers.reduce(
    (days, paper) => days + (paper.kind === 'change' && paper.status === 'signed' ? paper.body.days : 0),
    0,
  );

const signedAt = ({ customerSignedAt, providerSignedAt }: Paper): number =>
  Math.max(Date.parse(customerSignedAt ?? ''), Date.parse(providerSignedAt ?? ''));

/** The bill that a change changes: the first is the agreement's, and each signed change makes the next. */
export function billBefore(
  { papers }: Pick<WorkContract, 'papers'>,
  { body: { base } }: Change,
): PricedBill | undefined {
  const signed = papers
    .filter(
      (paper): paper is Agreement | Change =>
        (paper.kind === 'agreement' || paper.kind === 'change') && paper.status === 'signed',
    )
    .toSorted((one, other) => signedAt(one) - signedAt(other));
  return signed[base - 1]?.body.bill;
}

/** Until when a draft can be signed. */
export const lapsesAt = ({ createdAt }: Pick<WorkContract, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + draftDays * dayMs).toISOString();

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const billText = ({ lines, stages, gstPercent, total }: PricedBill): string =>
  canonicalJson({ lines, stages, gstPercent, total });

/** Whether a paper, and the bill that follows it, are those that both signed. */
async function isAsSigned(
  contract: WorkContract,
  { kind, no, sha256, dates }: Noted,
  isLast: boolean,
): Promise<boolean> {
  const paper = contract.papers.find((one) => one.kind === kind && one.no === no);
  if (paper?.status !== 'signed' || paper.sha256 !== sha256) return false;
  const { createdAt: written, customerSignedAt: customer, providerSignedAt: provider } = paper;
  if (canonicalJson({ ...dates }) !== canonicalJson({ written, customer, provider })) return false;
  // The time for defects runs from the day of the second signature.
  const at = signedAt(paper);
  if (kind === 'handover' && !(at > 0 && contract.handedOverOn === siteDate(new Date(at)))) return false;
  const text = canonicalJson({ contract: contract._id, kind, no, body: paper.body });
  if (hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))) !== sha256) return false;
  if (!isLast || !('bill' in paper.body)) return true;
  return contract.bill !== null && billText(contract.bill) === billText(paper.body.bill);
}

type Signatures = NonNullable<Paper['signatures']>;
type Signed = Pick<Paper, 'kind' | 'no' | 'sha256' | 'signatures'>;

/** Whether a side's phone signed a paper so, by the code that checks lines; undefined where it signed nothing. */
export async function isSignedByPhone(
  contractId: string,
  { signatures, ...paper }: Signed,
  side: Side,
): Promise<boolean | undefined> {
  const signature = signatures?.[side];
  if (!signature) return undefined;
  const { isAsSigned: isLineSigned } = await import('#web/shared/work-book/sign/check-lines.ts');
  const { key, ...said } = signature;
  return isLineSigned(contractId, { ...paperSays(paper, side), ...said }, key);
}

/** Whether what phones signed of a noted paper holds, and is what the paper itself has. */
async function isAsPhonesSigned({ _id, papers }: WorkContract, noted: Noted): Promise<boolean> {
  const paper = papers.find(({ kind, no }) => kind === noted.kind && no === noted.no);
  if (canonicalJson(paper?.signatures ?? {}) !== canonicalJson(noted.signatures ?? {})) return false;
  for (const side of ['customer', 'provider'] as const)
    if ((await isSignedByPhone(_id, noted, side)) === false) return false;
  const { isPaperLost } = await import('#web/shared/work-book/sign/sent-lines.ts');
  return !(await isPaperLost(_id, noted));
}

interface Noted {
  kind: Paper['kind'];
  no: number;
  sha256: string;
  signatures?: Signatures;
  dates: { written: string; customer: string | null; provider: string | null };
}
/** The paper that a line of the contract's book notes as signed by both. */
export const notedPaper = ({ kind, body }: Pick<SiteEntry, 'kind' | 'body'>): Noted | undefined =>
  kind === 'event' && 'paper' in body ? (body.paper as Noted) : undefined;

const isPriced = (paper: Pick<Noted, 'kind'> | undefined): boolean =>
  paper?.kind === 'agreement' || paper?.kind === 'change';

/** The first line of a book whose paper is not the one that both signed, or whose prices are others. */
export async function changedPaper(
  contract: WorkContract,
  entries: readonly SiteEntry[],
): Promise<SiteEntry | undefined> {
  // A page without HTTPS has nothing to hash with.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  const priced = entries.filter((line) => isPriced(notedPaper(line)));
  const signed = contract.papers.filter((paper) => isPriced(paper) && paper.status === 'signed');
  // Of two answers one may be older than the other: the bill is of the last paper, which the book may not tell of yet.
  const last = priced.length === signed.length ? priced.at(-1) : undefined;
  for (const line of entries) {
    const noted = notedPaper(line);
    if (!noted) continue;
    const isSo =
      (await isAsSigned(contract, noted, line === last)) && (await isAsPhonesSigned(contract, noted));
    if (!isSo) return line;
  }
  return undefined;
}
