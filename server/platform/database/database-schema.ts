import type {
  CodesTable,
  ContactsSeenByNetworkTable,
  ContactsSeenTable,
  DevicesTable,
  LoginTicketsTable,
  RecoveryCodesTable,
  SecondFactorSetupsTable,
  SecondFactorsTable,
  SessionsTable,
  SuspensionsTable,
  UsersTable,
} from './tables/account-tables.ts';
import type {
  AssistantMessagesTable,
  SharedQuestionsTable,
  UnansweredCountsTable,
} from './tables/assistant-tables.ts';
import type {
  ConversationMembersTable,
  ConversationsTable,
  MessagesTable,
  ReportsTable,
} from './tables/chat-tables.ts';
import type {
  ContractBillsTable,
  ContractPartsTable,
  ContractPicturesTable,
  ContractsTable,
  PapersTable,
  QuotesTable,
  TenderBillsTable,
  TenderQuestionsTable,
  TendersTable,
} from './tables/hiring/contract-tables.ts';
import type {
  BookDevicesTable,
  EvidenceKeysTable,
  LogCheckpointsTable,
  LogCosignaturesTable,
  LogsTable,
  LogTilesTable,
  OutsideDaysTable,
  WageClaimsTable,
  WorkCardsTable,
} from './tables/hiring/evidence-tables.ts';
import type {
  BookingChangesTable,
  BookingsTable,
  OffersTable,
  RequestItemsTable,
  RequestPeopleTable,
  RequestsTable,
  WaitsTable,
} from './tables/hiring/hiring-tables.ts';
import type { LedgerEntriesTable, LedgersTable } from './tables/hiring/ledger-tables.ts';
import type {
  DamagesTable,
  InspectionsTable,
  PushKeysTable,
  RentalTermsTable,
  ReviewsTable,
} from './tables/hiring/trust-tables.ts';
import type {
  BlocksTable,
  ListingUnitsTable,
  MembersTable,
  ReservationsTable,
  UnitsTable,
} from './tables/hiring/unit-tables.ts';
import type { DrawingOrdersTable, GalleryPicturesTable, HousePlansTable } from './tables/house-tables.ts';
import type { EndedPagesTable, ProductsTable, SearchWordsTable } from './tables/listing-tables.ts';
import type { FollowsTable, ProjectsTable, ProvidersTable } from './tables/provider-tables.ts';
import type {
  AuditHeadTable,
  AuditLogTable,
  ContactMessagesTable,
  InstallationTable,
  MailsTable,
  NoticesTable,
  SubscribersTable,
  UploadsTable,
} from './tables/site-tables.ts';

// The tables as migrations/ makes them. Times are Date, uuids are strings.

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  devices: DevicesTable;
  contacts_seen: ContactsSeenTable;
  contacts_seen_by_network: ContactsSeenByNetworkTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_setups: SecondFactorSetupsTable;
  login_tickets: LoginTicketsTable;
  drawing_orders: DrawingOrdersTable;
  suspensions: SuspensionsTable;
  uploads: UploadsTable;
  gallery_pictures: GalleryPicturesTable;
  providers: ProvidersTable;
  products: ProductsTable;
  search_words: SearchWordsTable;
  ended_pages: EndedPagesTable;
  projects: ProjectsTable;
  house_plans: HousePlansTable;
  follows: FollowsTable;
  audit_log: AuditLogTable;
  audit_head: AuditHeadTable;
  contact_messages: ContactMessagesTable;
  subscribers: SubscribersTable;
  mails: MailsTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  reports: ReportsTable;
  notices: NoticesTable;
  assistant_messages: AssistantMessagesTable;
  unanswered_counts: UnansweredCountsTable;
  shared_questions: SharedQuestionsTable;
  units: UnitsTable;
  listing_units: ListingUnitsTable;
  members: MembersTable;
  requests: RequestsTable;
  waits: WaitsTable;
  request_items: RequestItemsTable;
  request_people: RequestPeopleTable;
  offers: OffersTable;
  bookings: BookingsTable;
  booking_changes: BookingChangesTable;
  blocks: BlocksTable;
  reservations: ReservationsTable;
  ledgers: LedgersTable;
  ledger_entries: LedgerEntriesTable;
  rental_terms: RentalTermsTable;
  inspections: InspectionsTable;
  damages: DamagesTable;
  reviews: ReviewsTable;
  push_keys: PushKeysTable;
  tenders: TendersTable;
  tender_bills: TenderBillsTable;
  tender_questions: TenderQuestionsTable;
  quotes: QuotesTable;
  contracts: ContractsTable;
  contract_parts: ContractPartsTable;
  contract_pictures: ContractPicturesTable;
  papers: PapersTable;
  contract_bills: ContractBillsTable;
  book_devices: BookDevicesTable;
  logs: LogsTable;
  log_tiles: LogTilesTable;
  log_checkpoints: LogCheckpointsTable;
  log_cosignatures: LogCosignaturesTable;
  evidence_keys: EvidenceKeysTable;
  work_cards: WorkCardsTable;
  outside_days: OutsideDaysTable;
  wage_claims: WageClaimsTable;
  installation: InstallationTable;
}
