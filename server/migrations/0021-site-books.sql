-- The book of work gets a second subject: a contract. `book_id` is the booking's or the contract's own id, so that no
-- line's hash changes.
alter table ledgers rename column booking_id to book_id;
alter table ledgers drop constraint ledgers_booking_id_fkey,
  add column of text not null default 'booking' check (of in ('booking', 'contract')),
  add column booking_id uuid generated always as (case of when 'booking' then book_id end) stored references bookings,
  add column contract_id uuid generated always as (case of when 'contract' then book_id end) stored references contracts;
alter table ledger_entries rename column booking_id to book_id;
alter table ledger_entries drop constraint ledger_entries_side_check, drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_side_check check (side in ('customer', 'provider', 'engineer', 'neev')),
  add constraint ledger_entries_kind_check check (kind in ('day', 'money', 'agree', 'dispute', 'correct', 'event',
    'work', 'delivery', 'defect', 'mended')),
  add constraint ledger_entries_engineer check (side <> 'engineer' or kind in ('work', 'correct'));

-- Who certifies stages of a contract, where its customer named somebody.
alter table contracts add column engineer_id uuid, add column engineer_listing uuid, add column engineer_name text,
  add column engineer_agreed_at timestamptz(3),
  add constraint contracts_engineer_whole check (num_nonnulls(engineer_id, engineer_listing, engineer_name) in (0, 3)),
  add constraint contracts_engineer_other check (engineer_id is null or engineer_id not in (customer_id, provider_id));
create index contracts_engineer on contracts (engineer_id, created_at desc, id desc) where engineer_id is not null;

-- Reviews of contracts are reviews.
alter table reviews alter column booking_id drop not null, add column contract_id uuid references contracts,
  add constraint reviews_of_one check (num_nonnulls(booking_id, contract_id) = 1), add unique (contract_id, author_id);

do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'notices_kind_check';
  alter table notices drop constraint notices_kind_check;
  execute 'alter table notices add constraint notices_kind_check '
    || replace(known, '''verified''::text', '''verified''::text, ''stage''::text, ''site''::text, ''defect''::text,
      ''quiet''::text, ''retention''::text');
end $$;

-- The pictures of a contract's book and papers: who may read the contract may read them, and they are kept.
create table contract_pictures (
  contract_id uuid not null references contracts,
  picture text not null,
  primary key (contract_id, picture)
);
create index contract_pictures_picture on contract_pictures (picture);
