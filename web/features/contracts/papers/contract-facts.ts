import type { Side } from '#contract/contracts/bill.ts';
import type { Paper, PricedBill, WorkContract } from '#contract/contracts/work-contracts.calls.ts';

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
