import type { Side } from '#contract/contracts/bill.ts';
import type { Paper, PricedBill } from '#contract/contracts/work-contracts.calls.ts';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import { addMonths, siteDate } from '#domain/calendar/dates.ts';
import { type PaperSignature, paperSays, signedBytes } from '#domain/evidence/line.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { isSignedBy, keyOf, nameOfKey } from '#server/platform/ledger/keys-in-book.ts';
import {
  append,
  emptyHead,
  eventLine,
  findHead,
  lockHead,
  type NewLine,
} from '#server/platform/ledger/open-book.data.ts';
import { signedLines } from '#server/platform/ledger/signed-lines.ts';
import type { Contracts } from '../contracts.ts';
import { requireAboveAgreed } from '../standing/change-below.rules.ts';
import { lockTender, type TenderRow } from '../tenders/tender.data.ts';
import { endContract, lapse } from './end-contract.rules.ts';
import {
  agreedTerms,
  endOpen,
  findPaper,
  type PaperRow,
  setDeclined,
  setReason,
  setSigned,
  signedPapers,
  type Unsigned,
  unnotedPapers,
  unsignedIn,
} from './paper.data.ts';
import { presentPaper } from './paper.view.ts';
import { requireContract } from './read-contracts.rules.ts';
import { tellPaper } from './tell-paper.rules.ts';
import {
  type ContractRow,
  insertContractBill,
  isAllAgreed,
  lastBill,
  lockContract,
  setContractStatus,
  setHandedOver,
  setRequestFilled,
} from './work-contract.data.ts';
import { paperHash } from './write-paper.rules.ts';

interface Held {
  transaction: Db;
  after: After;
  tender: TenderRow | undefined;
  row: ContractRow;
  paper: PaperRow;
  side: Side;
  now: Date;
}

/** Does something with a paper that is held, its tender and contract before it. @throws AppError 'not-found' */
async function withPaper(
  contracts: Contracts,
  { userId, id, paperId }: { userId: string; id: string; paperId: string },
  act: (held: Held) => Promise<void>,
): Promise<Paper> {
  const { row: seen, side } = await requireContract(contracts, userId, id);
  if (!isId(paperId)) throw new AppError('not-found');
  return inTransaction(contracts, async (transaction, after) => {
    const tender = await lockTender(transaction, seen.request_id);
    const row = await lockContract(transaction, id);
    const paper = await findPaper(transaction, id, paperId);
    if (!row || !paper) throw new AppError('not-found');
    await act({ transaction, after, tender, row, paper, side, now: contracts.now() });
    const left = await findPaper(transaction, id, paperId);
    if (!left) throw new AppError('not-found');
    return presentPaper(left);
  });
}

/** What follows once both have signed. @throws AppError 'bill-changed' for a change of what is no longer the last */
async function follow({ transaction, row, paper, now }: Held): Promise<void> {
  const { bill, base } = paper.body as { bill?: PricedBill; base?: number };
  const last = await lastBill(transaction, row.id);
  if (paper.kind === 'change' && base !== last?.version) throw new AppError('bill-changed');
  // Work may have been accepted since it was written.
  if (paper.kind === 'change' && bill) await requireAboveAgreed(transaction, { id: row.id, bill, now });
  if (bill)
    await insertContractBill(transaction, {
      ...{ contractId: row.id, paperId: paper.id, bill },
      version: (last?.version ?? 0) + 1,
    });
  // Other changes of the version that was the last can be signed no more.
  if (paper.kind === 'change') await endOpen(transaction, row.id, { to: 'replaced', kind: 'change' });
  if (paper.kind === 'agreement') {
    await setContractStatus(transaction, row.id, { status: 'agreed', at: now });
    if (await isAllAgreed(transaction, row.request_id)) await setRequestFilled(transaction, row.request_id);
  }
  if (paper.kind === 'handover') {
    const day = siteDate(now);
    const { defectMonths } = await agreedTerms(transaction, row.id);
    await endOpen(transaction, row.id, { to: 'expired' });
    await setHandedOver(transaction, row.id, { on: day, until: addMonths(day, defectMonths), at: now });
  }
  if (paper.kind === 'ending') await endContract({ transaction, now }, row, 'both');
}

/** When it was written and signed, which its own hash does not say. */
const datesOf = (paper: Pick<PaperRow, 'created_at' | 'customer_signed_at' | 'provider_signed_at'>) => ({
  written: paper.created_at.toISOString(),
  customer: paper.customer_signed_at?.toISOString() ?? null,
  provider: paper.provider_signed_at?.toISOString() ?? null,
});

/**
 * What the contract's book notes of papers that both signed: chain, log and phones hold them from then on
 * (docs/rules.md#contracts-8).
 */
export async function paperLines(transaction: Db, contractId: string, now: Date): Promise<NewLine[]> {
  const papers = await unnotedPapers(transaction, contractId);
  return papers.map(({ kind, no, sha256, signatures, ...paper }) => {
    const by = Object.keys(signatures).length > 0 && { signatures };
    return eventLine(
      { paper: { kind, no, sha256: sha256.toString('hex'), dates: datesOf(paper), ...by } },
      now,
    );
  });
}

async function notePapers(transaction: Db, contractId: string, now: Date): Promise<void> {
  const head = await lockHead(transaction, contractId, 'contract');
  await append(transaction, contractId, { head, entries: await paperLines(transaction, contractId, now) });
}

/** Who signs their own paper shows it to the other side in their chat. */
const cardOf = (row: ContractRow, paper: PaperRow, side: Side) => {
  const { customer_id, provider_id } = row;
  const [senderId, receiverId] =
    side === 'customer' ? [customer_id, provider_id] : [provider_id, customer_id];
  return { senderId, receiverId, contractId: row.id, paperId: paper.id };
};

/** A phone's word under a paper, as it sends it. */
type BySent = Omit<SentEntry, 'kind' | 'body'> & { saidAt: string; tokenHash: Buffer };

/** Judged as a line of the contract's book is, which it never becomes. @throws AppError as of lines */
async function signatureOf(
  { transaction, row, paper, side }: Held,
  by: BySent | undefined,
): Promise<PaperSignature | undefined> {
  if (!by) return undefined;
  const { tokenHash, ...part } = by;
  const { kind, no, sha256 } = paper;
  const says = { ...paperSays({ kind, no, sha256: sha256.toString('hex') }, side), saidAt: by.saidAt };
  const sent = { ...part, ...says };
  // A draft has no book yet, and may never have one.
  const isOpen = (await findHead(transaction, row.id)) !== undefined;
  const head = isOpen
    ? await lockHead(transaction, row.id, 'contract')
    : { ...emptyHead, termsSeq: null, restoredSeq: null, restoredFirst: null };
  const lines = await signedLines(transaction, { bookId: row.id, tokenHash, sent: [sent] }, head);
  const judged = lines.judge(sent, says, []);
  if (typeof judged === 'string') throw new AppError(judged);
  const key = lines.writer()?.device.key;
  const { device, n, seen, sig } = judged;
  if (!key || device === undefined || n === undefined || !seen || sig === undefined) return undefined;
  const { clientId, saidAt } = by;
  return { clientId, saidAt, device, n, seen, sig, key: key.toString('base64url') };
}

/**
 * Signs the paper that was read, by its hash; the second signature makes it stand (docs/rules.md#contracts-6). Signed
 * twice it answers the paper.
 * @throws AppError 'not-found', 'paper-changed', 'paper-over', 'bill-changed', 'request-closed' for an agreement
 */
export const signPaper = (
  contracts: Contracts,
  userId: string,
  { sha256, by, ...of }: { id: string; paperId: string; sha256: string; by?: BySent | undefined },
): Promise<Paper> =>
  withPaper(contracts, { userId, ...of }, async (held) => {
    const { transaction, after, tender, row, paper, side, now } = held;
    if (paper.sha256.toString('hex') !== sha256) throw new AppError('paper-changed');
    if (paper[`${side}_signed_at`] !== null) return;
    if (paper.status !== 'open') throw new AppError('paper-over');
    // What the customer closed is not asked for any more, and nothing of it can be agreed.
    if (paper.kind === 'agreement' && tender?.status === 'closed') throw new AppError('request-closed');
    const signature = await signatureOf(held, by);
    if (await setSigned(transaction, paper, { side, at: now, signature })) {
      await follow(held);
      await notePapers(transaction, row.id, now);
    }
    await tellPaper(transaction, after, { row, paperId: paper.id, by: side, act: 'signed', now });
    if (paper.author === side)
      after.run(await contracts.postPaperCard(transaction, cardOf(row, paper, side)));
  });

/** A no to the other side's ending is told, and holds nobody in a contract. @throws AppError 'not-found', 'paper-over' */
export const declinePaper = (
  contracts: Contracts,
  userId: string,
  { reason, ...of }: { id: string; paperId: string; reason: string | undefined },
): Promise<Paper> =>
  withPaper(contracts, { userId, ...of }, async ({ transaction, after, row, paper, side, now }) => {
    if (paper.status === 'declined') return;
    if (paper.status !== 'open') throw new AppError('paper-over');
    if (paper.kind === 'ending' && paper.author !== side) await setReason(transaction, paper.id, reason);
    else await setDeclined(transaction, paper.id, reason);
    if (paper.kind === 'agreement') await lapse({ transaction, now }, row);
    await tellPaper(transaction, after, { row, paperId: paper.id, by: side, act: 'declined', now });
  });

const billText = ({ lines, stages, gstPercent, total }: PricedBill): string =>
  canonicalJson({ lines, stages, gstPercent, total });

/** Whether the phones of both sides signed it so, where they did, and the book's note has the same of them. */
function isAsPhonesSigned(paper: SignedPaper): boolean {
  const { contract_id: book, kind, no, sha256, signatures, seq, noted_signatures } = paper;
  if (seq !== null && canonicalJson(noted_signatures ?? {}) !== canonicalJson(signatures)) return false;
  return (['customer', 'provider'] as const).every((side) => {
    const signature = signatures[side];
    if (!signature) return true;
    const { key, sig, ...said } = signature;
    const raw = Buffer.from(key, 'base64url');
    const known = nameOfKey(raw) === said.device ? keyOf(raw) : undefined;
    const says = paperSays({ kind, no, sha256: sha256.toString('hex') }, side);
    return known !== undefined && isSignedBy(known, signedBytes({ ...says, ...said, book }), sig);
  });
}

/** Whether a paper is the text that both signed, the book's note of it, and the bill by which is counted. */
function isAsSigned(paper: SignedPaper): boolean {
  if (!isAsPhonesSigned(paper)) return false;
  const { contract_id: contract, kind, no, body, sha256, noted, noted_dates, ...bill } = paper;
  // A paper of both that no line notes yet has no dates there.
  if (noted && canonicalJson(noted_dates) !== canonicalJson(datesOf(paper))) return false;
  const hash = sha256.toString('hex');
  if (!paperHash({ contract, kind, no, body }).equals(sha256) || (noted ?? hash) !== hash) return false;
  const { lines, stages, gst_percent, total } = bill;
  const { bill: said } = body as { bill?: PricedBill };
  if (said === undefined) return true;
  if (lines === null || stages === null || total === null) return false;
  const gstPercent = gst_percent === null ? null : Number(gst_percent);
  return billText({ lines, stages, gstPercent, total } as PricedBill) === billText(said);
}
type SignedPaper = Awaited<ReturnType<typeof signedPapers>>[number];

const unsignedWords: Record<Unsigned['what'], (no: number | null) => string> = {
  note: (no) => `Entry ${no} of its book notes a paper that is not there as both signed it`,
  bill: (no) => `Its bill ${no} is of no paper that both signed`,
  state: () => 'Its state or a date of it is of no paper that both signed',
};

/** Looks through every paper that both signed, and for what goes with none. @returns sentences of those that are others now */
export async function verifyPapers(db: Db): Promise<{ papers: number; wrong: string[] }> {
  const unsigned = await unsignedIn(db);
  const found = {
    papers: 0,
    wrong: unsigned.map(({ contractId, what, no }) => `${unsignedWords[what](no)}: contract ${contractId}.`),
  };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const part = await signedPapers(db, after);
    const last = part.at(-1);
    if (!last) return found;
    found.papers += part.length;
    after = last.id;
    for (const paper of part.filter((one) => !isAsSigned(one))) {
      const { kind, no, contract_id, seq } = paper;
      const line = seq === null ? '' : `, which entry ${seq} of its book notes,`;
      found.wrong.push(
        `The ${kind} ${no} of contract ${contract_id}${line} is not the one that both signed.`,
      );
    }
  }
}
