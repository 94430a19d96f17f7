import type { ColumnType, Generated } from 'kysely';
import type { BillLine, BillStage, Side } from '#contract/contracts/bill.ts';
import type { QuoteBody, QuoteStatus } from '#contract/contracts/quotes.calls.ts';
import type { Quoter, TenderBody } from '#contract/contracts/tenders.calls.ts';
import type { ContractStatus, PricedBill } from '#contract/contracts/work-contracts.calls.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { PaperSignatures } from '#contract/hiring/work-book.ts';
import type { Created, Updated } from '../times.ts';
import type { Json } from './hiring-tables.ts';

export interface TendersTable {
  request_id: string;
  of: Quoter;
  category: string;
  name: string;
  source: Json<TenderBody['source']>;
  wishes: Json<TenderBody['wishes']>;
  version: Generated<number>;
  opens_at: Date;
  hour_told: Generated<boolean>;
  created_at: Created;
}

export interface TenderBillsTable {
  request_id: string;
  version: number;
  lines: Json<BillLine[]>;
  stages: Json<BillStage[]>;
  sha256: Buffer;
  created_at: Created;
}

export interface TenderQuestionsTable {
  id: Generated<string>;
  request_id: string;
  author_id: string;
  client_id: string;
  text: string;
  answer: string | null;
  answered_at: Date | null;
  created_at: Created;
}

export interface QuotesTable {
  id: Generated<string>;
  request_id: string;
  version: number;
  listing_id: string;
  listing_of: HiringKind;
  listing_name: string;
  provider_id: string;
  client_id: string;
  sha256: Buffer;
  sealed: Buffer;
  sealed_at: Date;
  opened_at: Date | null;
  body: Json<QuoteBody> | null;
  total: number | null;
  status: Generated<QuoteStatus>;
}

export interface ContractsTable {
  id: Generated<string>;
  request_id: string;
  quote_id: string;
  customer_id: string;
  provider_id: string;
  listing_id: string;
  listing_of: HiringKind;
  listing_name: string;
  status: Generated<ContractStatus>;
  handed_over_on: string | null;
  defects_until: string | null;
  ended_by: 'both' | 'customer' | 'provider' | 'neev' | null;
  engineer_id: string | null;
  engineer_listing: string | null;
  engineer_name: string | null;
  engineer_agreed_at: Date | null;
  client_id: string;
  status_at: Updated;
  created_at: Created;
}

export interface ContractPartsTable {
  contract_id: string;
  request_id: string;
  stage: number;
  live: Generated<boolean>;
}

export interface PapersTable {
  id: Generated<string>;
  contract_id: string;
  kind: 'agreement' | 'change' | 'handover' | 'ending';
  no: number;
  author: Side;
  author_id: string;
  client_id: string;
  body: Json<unknown>;
  sha256: Buffer;
  status: Generated<'open' | 'signed' | 'declined' | 'replaced' | 'expired'>;
  reason: string | null;
  customer_signed_at: Date | null;
  provider_signed_at: Date | null;
  signatures: ColumnType<PaperSignatures, never, string>;
  created_at: Created;
}

export interface ContractBillsTable {
  contract_id: string;
  version: number;
  paper_id: string;
  lines: Json<PricedBill['lines']>;
  stages: Json<PricedBill['stages']>;
  gst_percent: number | null;
  total: number;
}

export interface ContractPicturesTable {
  contract_id: string;
  /** As `POST /hirePictures` answered. */
  picture: string;
}
