-- Evidence: who signs lines of books, the log of their heads, cards, days outside Neev, claims. People stand as plain
-- uuids, as in books.

-- What writes in books: a browser of one user on one device.
create table book_devices (
  id integer generated always as identity primary key,
  user_id uuid not null,
  name text not null check (name ~ '^[A-Za-z0-9_-]{22}$'),      -- with a key: base64url of the first 16 bytes of its SHA-256
  key bytea check (octet_length(key) = 65),                     -- P-256, 04 || x || y; null: a browser that cannot sign
  device text not null default 'other', browser text not null default 'other',
  session_id uuid unique references sessions (id) on delete set null,
  created_at timestamptz(3) not null default now(), ended_at timestamptz(3),
  wrote_at timestamptz(3),                                      -- its first line in any book
  unique (name)
);
-- A device ends with its session.
create function end_book_device() returns trigger language plpgsql as $$
begin new.ended_at := now(); return new; end $$;
create trigger book_device_ends before update of session_id on book_devices for each row
  when (old.session_id is not null and new.session_id is null) execute function end_book_device();

alter table ledger_entries
  add column salt bytea check (octet_length(salt) = 16),         -- null: written before this, hashed without salt
  add column device integer references book_devices,
  add column n integer check (n > 0),                           -- the device's own count in this book
  add column seen_seq integer check (seen_seq >= 0 and seen_seq < seq),  -- the last line that the device had seen
  add column seen_lost jsonb,                                   -- { seq, hash } as signed, where a restore lost that line
  add column sig bytea check (octet_length(sig) = 64),
  add column digest bytea check (octet_length(digest) = 32),    -- of the content, once that is erased
  add column erased_at timestamptz(3),
  add constraint ledger_entries_counted unique (book_id, device, n);
-- Append-only but for one thing: content, salt and signature go, place and hashes stay.
create or replace function ledger_entries_are_append_only() returns trigger language plpgsql as $$
begin raise exception 'a ledger is append-only'; end $$;
drop trigger ledger_entries_append_only on ledger_entries;
create trigger ledger_entries_append_only before delete or truncate on ledger_entries
  for each statement execute function ledger_entries_are_append_only();
create function ledger_entries_erase_only() returns trigger language plpgsql as $$
begin
  if old.erased_at is null and new.erased_at is not null
    and (new.book_id, new.seq, new.id, new.side, new.kind, new.prev, new.hash, new.created_at)
      = (old.book_id, old.seq, old.id, old.side, old.kind, old.prev, old.hash, old.created_at)
    and (old.salt is null) = (new.digest is null)
    and (new.digest is null or sha256(new.prev || new.digest) = new.hash)
    and num_nonnulls(new.author_id, new.client_id, new.salt, new.sig, new.device, new.n, new.seen_seq, new.seen_lost) = 0
    and new.body = '{}' and new.said_at = new.created_at
  then return new; end if;
  raise exception 'a ledger is append-only';
end $$;
create trigger ledger_entries_erased before update on ledger_entries
  for each row execute function ledger_entries_erase_only();

-- Books whose head is not in the log yet are few: the job finds them by this index.
alter table ledgers
  add column logged_seq integer not null default 0,
  add column leaves bigint[] not null default '{}',             -- seq, index, seq, index …: its leaves in the live log
  add column terms_seq integer,                                 -- the line that says what was agreed; null: not written yet
  add column restored_seq integer;                              -- its last line when a restore brought it back
create index ledgers_unlogged on ledgers (book_id) where last_seq > logged_seq;

-- One row a log: 1, and one more after each restore (leaf 0 of a later log says what it follows).
create table logs (
  no smallint primary key,
  origin text not null unique,
  size bigint not null default 0, root bytea not null,
  key bytea not null check (octet_length(key) = 32),            -- what signs it now, or did at its end
  key_note text,                                                -- that key, in a note signed by the one before
  follows jsonb, check ((no = 1) = (follows is null)),
  began_at timestamptz(3) not null default now(), ended_at timestamptz(3)
);
create unique index logs_live on logs ((true)) where ended_at is null;
create table log_tiles (
  log_no smallint not null references logs, level smallint not null, n integer not null,
  hashes bytea not null check (octet_length(hashes) between 32 and 8192 and octet_length(hashes) % 32 = 0),
  primary key (log_no, level, n)
);
alter table log_tiles alter hashes set storage external;
create table log_checkpoints (
  log_no smallint not null references logs, size bigint not null,
  note text not null,                                           -- as signed by the log
  made_at timestamptz(3) not null default now(),
  primary key (log_no, size)
);
create table log_cosignatures (
  log_no smallint not null, size bigint not null, witness text not null,
  line text not null, at timestamptz(3) not null,               -- its newest
  first_line text,                                              -- its first: what files hold, whose bytes stay
  primary key (log_no, size, witness),
  foreign key (log_no, size) references log_checkpoints
);
create index log_cosignatures_last on log_cosignatures (witness, at desc);

-- Public halves for as long as something signed with them is good.
create table evidence_keys (
  kid text primary key, what text not null check (what in ('log', 'card')),
  public bytea not null check (octet_length(public) = 32),
  began_at timestamptz(3) not null default now(), ended_at timestamptz(3)
);
-- A card's place in the status list and its end; what it says while its owner can show it, and nothing after.
create table work_cards (
  idx integer generated always as identity (minvalue 0 start 0) primary key,
  user_id uuid, client_id text not null,                        -- null: the account is gone, the card in the pocket stays good
  issued_at timestamptz(3) not null default now(), expires_at timestamptz(3) not null,
  ended_at timestamptz(3), ended_why text check (ended_why in ('replaced', 'taken-back', 'facts')),
  token text,                                                   -- for its owner; gone with the account, or when its time is over
  check (token is null or user_id is not null),
  check ((ended_at is null) = (ended_why is null)), unique (user_id, client_id)
);
create unique index work_cards_live on work_cards (user_id) where ended_at is null;
create index work_cards_ended on work_cards (idx) where ended_at is not null;
create index work_cards_ended_at on work_cards (ended_at);
-- Days outside Neev, confirmed by a code sent to the employer's phone; of the phone a keyed hash and four digits.
create table outside_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade, client_id text not null,
  employer_name text not null, phone_hash bytea not null, phone_last4 text not null check (phone_last4 ~ '^[0-9]{4}$'),
  pin text not null, trade text not null,
  dates date[] not null check (cardinality(dates) between 1 and 31),
  code_hash bytea, tries smallint not null default 0 check (tries <= 5), code_until timestamptz(3),
  confirmed_at timestamptz(3), created_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),                                    -- emptied; that the phone was asked counts for its day
  unique (user_id, client_id)
);
create index outside_days_phone on outside_days (phone_hash, created_at);

-- Owed wages of a booking: reminders first, then a claim that its author prints and sends; Neev decides nothing.
create table wage_claims (
  booking_id uuid primary key references bookings,
  author_id uuid not null,
  reminded_at timestamptz(3)[] not null default '{}' check (cardinality(reminded_at) <= 3),
  claimed_at timestamptz(3), claimed bigint check (claimed > 0), check ((claimed_at is null) = (claimed is null)),
  ended_at timestamptz(3), ended_why text check (ended_why in ('paid', 'withdrawn'))
);

-- A paper of a contract stands in the chat as a card. What is written was checked: it is not read again.
alter table messages drop constraint messages_type_check,
  add constraint messages_type_check check (type in ('text', 'image', 'offer', 'voice', 'paper')) not valid;

do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'notices_kind_check';
  alter table notices drop constraint notices_kind_check;
  execute 'alter table notices add constraint notices_kind_check '
    || replace(known, '''verified''::text', '''verified''::text, ''claim''::text, ''card''::text, ''new-device''::text,
      ''book-restored''::text, ''engineer''::text, ''engineer-yes''::text, ''engineer-no''::text');
end $$;
