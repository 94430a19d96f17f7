import {
  type EngineerContract,
  engineerContract,
  type Paper,
  paperRecord,
  type WorkContract,
} from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { placeName } from '#server/platform/geo/pin-places.ts';
import { type BillRow, billOf } from '../standing/bill.data.ts';
import type { PaperRow } from './paper.data.ts';
import type { ContractRow } from './work-contract.data.ts';

export const presentPaper = (row: PaperRow): Paper =>
  paperRecord.parse({
    _id: row.id,
    kind: row.kind,
    no: row.no,
    author: row.author,
    body: row.body,
    sha256: row.sha256.toString('hex'),
    status: row.status,
    ...(row.reason !== null && { reason: row.reason }),
    customerSignedAt: row.customer_signed_at?.toISOString() ?? null,
    providerSignedAt: row.provider_signed_at?.toISOString() ?? null,
    ...(Object.keys(row.signatures).length > 0 && { signatures: row.signatures }),
    createdAt: row.created_at.toISOString(),
  });

const over: ReadonlySet<ContractRow['status']> = new Set(['lapsed', 'closed', 'ended']);

/** Of a draft that was never agreed its text keeps the customer's address from the other side; no signature stands under it. */
function withoutAddress(paper: Paper): Paper {
  if (paper.kind !== 'agreement') return paper;
  return { ...paper, body: { ...paper.body, site: { ...paper.body.site, address: null } } };
}

const engineerOf = ({ engineer_listing, engineer_name, engineer_agreed_at }: ContractRow) =>
  engineer_listing !== null && engineer_name !== null
    ? { listing: engineer_listing, name: engineer_name, agreed: engineer_agreed_at !== null }
    : undefined;

/** As who certifies sees it: what is to be done, and where once they agreed; no money, no papers, no phones. */
export const presentForEngineer = (row: ContractRow, bill: BillRow | undefined): EngineerContract =>
  engineerContract.parse({
    _id: row.id,
    name: row.name,
    customerName: row.customer_name ?? formerUser,
    listing: { kind: row.listing_of, _id: row.listing_id },
    listingName: row.listing_name,
    side: 'engineer',
    engineer: engineerOf(row),
    status: row.status,
    // The shape drops rates and sums.
    bill: bill ? billOf(bill) : null,
    pin: row.pin,
    place: placeName(row.pin),
    address: row.engineer_agreed_at && !over.has(row.status) ? row.address : null,
    handedOverOn: row.handed_over_on,
    defectsUntil: row.defects_until,
    createdAt: row.created_at.toISOString(),
  });

/** A contract as one of its sides sees it. */
export function presentContract(
  row: ContractRow,
  { userId, bill, papers }: { userId: string; bill: BillRow | undefined; papers: PaperRow[] },
): WorkContract {
  const side = row.customer_id === userId ? 'customer' : 'provider';
  const engineer = engineerOf(row);
  const isOver = over.has(row.status);
  const hidden = row.status === 'lapsed' && side === 'provider';
  return {
    _id: row.id,
    tenderId: row.request_id,
    quoteId: row.quote_id,
    name: row.name,
    customerId: row.customer_id,
    customerName: row.customer_name ?? formerUser,
    providerId: row.provider_id,
    listing: { kind: row.listing_of, _id: row.listing_id },
    listingName: row.listing_name,
    side,
    status: row.status,
    stages: row.stages,
    bill: bill ? billOf(bill) : null,
    papers: papers.map(presentPaper).map((paper) => (hidden ? withoutAddress(paper) : paper)),
    pin: row.pin,
    place: placeName(row.pin),
    // As of bookings: once it is over, both are for nobody but who they belong to.
    address: isOver && side === 'provider' ? null : row.address,
    phone: isOver ? null : side === 'customer' ? row.provider_phone : row.customer_phone,
    ...(engineer && { engineer }),
    handedOverOn: row.handed_over_on,
    defectsUntil: row.defects_until,
    ...(row.ended_by && { endedBy: row.ended_by }),
    createdAt: row.created_at.toISOString(),
  };
}
