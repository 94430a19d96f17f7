-- A tender is a request for sealed prices of a bill: its place, address, pictures, status and end stand in `requests`, who
-- is asked in `request_people`; it has no items. What hiring lists or fills is of kind 'hire'.
alter table requests add column kind text not null default 'hire' check (kind in ('hire', 'tender'));
create index requests_tenders on requests (customer_id, created_at desc, id desc) where kind = 'tender';
alter table request_people add column visit_at timestamptz(3),
  add column visit_agreed_at timestamptz(3) check (visit_agreed_at is null or visit_at is not null);

create table tenders (
  request_id uuid primary key references requests on delete cascade,
  of text not null check (of in ('contractor', 'groupWorker', 'worker', 'engineer')),
  category text not null,
  name text not null,
  source jsonb not null,
  wishes jsonb not null,
  version smallint not null default 1 check (version between 1 and 20),
  opens_at timestamptz(3) not null,
  -- Whether those who sealed and the customer were told of the hour.
  hour_told boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index tenders_due on tenders (opens_at) where not hour_told;

create function never_changes() returns trigger language plpgsql as $$
begin raise exception 'this stands as it was sent' using errcode = 'NV003'; end $$;

create table tender_bills (
  request_id uuid not null references tenders on delete cascade,
  version smallint not null check (version between 1 and 20),
  lines jsonb not null check (jsonb_array_length(lines) between 1 and 200),
  stages jsonb not null check (jsonb_array_length(stages) between 1 and 20),
  sha256 bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz(3) not null default now(),
  primary key (request_id, version)
);
create trigger tender_bills_stand before update on tender_bills for each row execute function never_changes();

create table tender_questions (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references tenders on delete cascade,
  author_id uuid not null,
  client_id text not null,
  text text not null,
  answer text,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (author_id, client_id)
);
create index tender_questions_request on tender_questions (request_id, created_at);

-- `sealed`: iv (12), AES-256-GCM of a padded text, tag (16). `body` is what it held: before the hour the database itself
-- refuses one.
create table quotes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references tenders on delete cascade,
  version smallint not null,
  foreign key (request_id, version) references tender_bills on delete cascade,
  listing_id uuid not null,
  listing_of text not null,
  listing_name text not null,
  provider_id uuid not null,
  client_id text not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  sealed bytea not null check (octet_length(sealed) between 4124 and 65564 and (octet_length(sealed) - 28) % 4096 = 0),
  sealed_at timestamptz(3) not null,
  opened_at timestamptz(3),
  body jsonb,
  total bigint check (total >= 0),
  status text not null default 'sealed' check (status in
    ('sealed', 'replaced', 'withdrawn', 'outdated', 'opened', 'void', 'accepted', 'lapsed')),
  check ((body is null) or (opened_at is not null)),
  check (status not in ('opened', 'accepted') or (body is not null and total is not null)),
  unique (provider_id, client_id)
);
create unique index quotes_one on quotes (request_id, listing_id) where status in ('sealed', 'opened', 'accepted');
create index quotes_request on quotes (request_id, sealed_at);
create index quotes_provider on quotes (provider_id, sealed_at desc, id desc);

create function quotes_stay_sealed() returns trigger language plpgsql as $$
declare hour timestamptz;
begin
  select opens_at into hour from tenders where request_id = new.request_id;
  if (new.opened_at is not null or new.body is not null) and coalesce(new.opened_at, now()) < hour then
    raise exception 'sealed until %', hour using errcode = 'NV001'; end if;
  if tg_op = 'INSERT' and new.sealed_at >= hour then raise exception 'the hour is over' using errcode = 'NV002'; end if;
  if tg_op = 'UPDATE' and
    (new.sha256, new.sealed, new.sealed_at, new.version, new.request_id, new.listing_id, new.provider_id) is distinct from
    (old.sha256, old.sealed, old.sealed_at, old.version, old.request_id, old.listing_id, old.provider_id) then
    raise exception 'a sealed quote never changes' using errcode = 'NV003'; end if;
  if tg_op = 'UPDATE' and old.body is not null and
    (new.body, new.total, new.opened_at) is distinct from (old.body, old.total, old.opened_at) then
    raise exception 'an open quote never changes' using errcode = 'NV003'; end if;
  return new;
end $$;
create trigger quotes_sealed before insert or update on quotes for each row execute function quotes_stay_sealed();

-- What is asked for no more has no price that can be opened.
create function quotes_lapse() returns trigger language plpgsql as $$
begin
  update quotes set status = 'lapsed' where request_id = new.id and status in ('sealed', 'opened');
  return new;
end $$;
create trigger quotes_lapse after update of status on requests for each row
  when (new.kind = 'tender' and new.status in ('closed', 'expired') and old.status is distinct from new.status)
  execute function quotes_lapse();

-- A listing that is gone, or whose owner is, offers nothing any more.
create function quotes_go() returns trigger language plpgsql as $$
begin
  update quotes set status = 'withdrawn'
  where request_id = old.request_id and listing_id = old.listing_id and status in ('sealed', 'opened');
  return null;
end $$;
create trigger quotes_go after delete on request_people for each row execute function quotes_go();

do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'notices_kind_check';
  alter table notices drop constraint notices_kind_check;
  execute 'alter table notices add constraint notices_kind_check '
    || replace(known, '''verified''::text', '''verified''::text, ''tender''::text, ''tender-changed''::text, ''visit''::text,
      ''question''::text, ''answer''::text, ''hour''::text, ''quotes-open''::text');
end $$;
