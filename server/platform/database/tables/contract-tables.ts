import type { Generated } from 'kysely';
import type { BillLine, BillStage } from '#contract/contracts/bill.ts';
import type { QuoteBody, QuoteStatus } from '#contract/contracts/quotes.calls.ts';
import type { Quoter, TenderBody } from '#contract/contracts/tenders.calls.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Json } from './hiring/hiring-tables.ts';
import type { Created } from './times.ts';

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
