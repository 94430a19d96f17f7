import { type Paper, paperRecord, type WorkContract } from '#contract/contracts/work-contracts.calls.ts';
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
    createdAt: row.created_at.toISOString(),
  });

/** A contract as one of its sides sees it. */
export function presentContract(
  row: ContractRow,
  { userId, bill, papers }: { userId: string; bill: BillRow | undefined; papers: PaperRow[] },
): WorkContract {
  const side = row.customer_id === userId ? 'customer' : 'provider';
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
    papers: papers.map(presentPaper),
    pin: row.pin,
    place: placeName(row.pin),
    address: row.address,
    phone: side === 'customer' ? row.provider_phone : row.customer_phone,
    ...(row.ended_by && { endedBy: row.ended_by }),
    createdAt: row.created_at.toISOString(),
  };
}
