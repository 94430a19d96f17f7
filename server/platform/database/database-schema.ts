import type { ColumnType, Generated } from 'kysely';
import type { AssistantMessagesTable } from './tables/assistant-message-table.ts';
import type { GalleryPicturesTable } from './tables/gallery-picture-table.ts';
import type { HousePlansTable } from './tables/house-plan-table.ts';

// The tables as migrations/ makes them. Times are Date, uuids are strings.

type Created = ColumnType<Date, Date | undefined, never>;
type Updated = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: Generated<string>;
  fullname: string;
  email: string;
  password_hash: string;
  profile_pic: string | null;
  language: Generated<string>;
  demo: Generated<boolean>;
  away_mails: Generated<boolean>;
  away_mailed: Generated<boolean>;
  away_mailed_until: Date | null;
  created_at: Created;
  updated_at: Updated;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  admin: Generated<boolean>;
  created_at: Created;
  last_used_at: Updated;
  expires_at: Date;
}

export interface CodesTable {
  email: string;
  purpose: 'signup' | 'reset';
  code_hash: Buffer;
  tries: Generated<number>;
  tries_by_caller: Generated<Record<string, number>>;
  created_at: Updated;
  expires_at: Date;
}

export interface UploadsTable {
  id: string;
  user_id: string | null;
  /** What it may be used for, and so who may see it. */
  purpose: 'public' | 'id' | 'chat' | 'gallery';
  created_at: Updated;
}

export interface ProvidersTable {
  id: Generated<string>;
  kind: 'worker' | 'groupWorker' | 'contractor' | 'engineer' | 'provider';
  user_id: string;
  name: string;
  leader_name: string | null;
  business_name: string | null;
  category: Generated<string>;
  age: number | null;
  phone: string | null;
  address: string;
  pin: string;
  country: Generated<string>;
  price: number | null;
  experience: number | null;
  group_size: number | null;
  available: Generated<boolean>;
  verified: Generated<boolean>;
  sent_back_reason: string | null;
  profile_pic: string | null;
  social: Generated<string[]>;
  id_last4: string | null;
  id_hash: Buffer | null;
  id_picture: string | null;
  id_picture_at: Date | null;
  lat: number;
  lng: number;
  city_key: string;
  search: string;
  demo: Generated<boolean>;
  created_at: Created;
  updated_at: Updated;
}

export interface ProductsTable {
  id: Generated<string>;
  provider_id: string;
  user_id: string;
  name: string;
  company: string;
  category: string;
  price: number;
  description: string;
  product_pic: string | null;
  available: Generated<boolean>;
  verified: Generated<boolean>;
  sent_back_reason: string | null;
  city_key: string;
  lat: number;
  lng: number;
  search: string;
  demo: Generated<boolean>;
  created_at: Created;
  updated_at: Updated;
}

export interface SearchWordsTable {
  id: Generated<number>;
  word: string;
}

export interface ProjectsTable {
  id: Generated<string>;
  user_id: string;
  title: string;
  description: string;
  created_at: Created;
  updated_at: Updated;
}

export interface FollowsTable {
  follower_id: string;
  followed_id: string;
  created_at: Created;
  told_at: Date | null;
}

export interface AuditLogTable {
  id: Generated<string>;
  admin_id: string | null;
  admin_name: string | null;
  act: 'verify' | 'send-back' | 'delete' | 'look-at-id' | 'read-report' | 'close-report' | 'login-failed';
  kind: string | null;
  record_id: string | null;
  record_name: string | null;
  created_at: Created;
}

export interface ContactMessagesTable {
  id: Generated<string>;
  email: string;
  username: string;
  message: string;
  read: Generated<boolean>;
  created_at: Created;
}

export interface SubscribersTable {
  email: string;
  language: Generated<string>;
  confirmed_at: Date | null;
  created_at: Created;
}

export interface MailsTable {
  id: Generated<string>;
  act: string;
  recipient: string;
  language: string;
  template: string;
  facts: ColumnType<unknown, string, never>;
  created_at: Created;
  refusals: Generated<number>;
  sent_at: Date | null;
}

export interface ConversationsTable {
  id: Generated<string>;
  first_id: string;
  second_id: string;
  last_seq: Generated<number>;
  created_at: Created;
  updated_at: Updated;
}

export interface ConversationMembersTable {
  user_id: string;
  conversation_id: string;
  other_id: string;
  delivered_seq: Generated<number>;
  seen_seq: Generated<number>;
  blocked: Generated<boolean>;
}

export interface MessagesTable {
  conversation_id: string;
  seq: number;
  id: Generated<string>;
  sender_id: string;
  client_id: string;
  type: 'text' | 'image';
  text: string;
  deleted: Generated<boolean>;
  created_at: Created;
  updated_at: Updated;
}

export interface ReportsTable {
  id: Generated<string>;
  conversation_id: string;
  reporter_id: string;
  reported_id: string;
  reason: string;
  created_at: Created;
  closed_at: Date | null;
  closed_by: string | null;
}

export interface NoticesTable {
  id: Generated<string>;
  user_id: string;
  kind: 'verified' | 'sent-back' | 'free';
  facts: ColumnType<unknown, string, never>;
  act: string;
  created_at: Created;
  seen_at: Date | null;
}

export interface InstallationTable {
  name: string;
  value: string;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  uploads: UploadsTable;
  gallery_pictures: GalleryPicturesTable;
  providers: ProvidersTable;
  products: ProductsTable;
  search_words: SearchWordsTable;
  projects: ProjectsTable;
  house_plans: HousePlansTable;
  follows: FollowsTable;
  audit_log: AuditLogTable;
  contact_messages: ContactMessagesTable;
  subscribers: SubscribersTable;
  mails: MailsTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  reports: ReportsTable;
  notices: NoticesTable;
  assistant_messages: AssistantMessagesTable;
  installation: InstallationTable;
}
