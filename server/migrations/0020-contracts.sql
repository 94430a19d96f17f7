-- A contract: stages of a tender by an accepted quote, the papers that both sides sign, and the bill as they agreed it.
create table contracts (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references tenders, quote_id uuid not null references quotes,
  customer_id uuid not null, provider_id uuid not null, check (provider_id <> customer_id),
  listing_id uuid not null, listing_of text not null, listing_name text not null,
  status text not null default 'draft' check (status in
    ('draft', 'lapsed', 'agreed', 'under_way', 'handed_over', 'closed', 'ended')),
  handed_over_on date, defects_until date, check (handed_over_on is null or defects_until is not null),
  check (status not in ('handed_over', 'closed') or handed_over_on is not null),
  ended_by text check (ended_by in ('both', 'customer', 'provider', 'neev')), check ((status = 'ended') = (ended_by is not null)),
  client_id text not null, status_at timestamptz(3) not null default now(), created_at timestamptz(3) not null default now(),
  unique (customer_id, client_id)
);
create unique index contracts_one on contracts (quote_id) where status <> 'lapsed';
create index contracts_customer on contracts (customer_id, created_at desc, id desc);
create index contracts_provider on contracts (provider_id, created_at desc, id desc);
create index contracts_live on contracts (status_at) where status in ('draft', 'agreed', 'under_way', 'handed_over');
-- A stage of a tender is in one contract at a time.
create table contract_parts (
  contract_id uuid not null references contracts, request_id uuid not null references tenders, stage smallint not null,
  live boolean not null default true, primary key (contract_id, stage)
);
create unique index contract_parts_once on contract_parts (request_id, stage) where live;

-- What both sides sign: agreement, change order, hand-over, ending. A change of a paper is another paper.
create table papers (
  id uuid primary key default gen_random_uuid(), contract_id uuid not null references contracts,
  kind text not null check (kind in ('agreement', 'change', 'handover', 'ending')), no smallint not null check (no >= 1),
  author text not null check (author in ('customer', 'provider')), author_id uuid not null, client_id text not null,
  body jsonb not null, sha256 bytea not null check (octet_length(sha256) = 32),
  status text not null default 'open' check (status in ('open', 'signed', 'declined', 'replaced', 'expired')), reason text,
  customer_signed_at timestamptz(3), provider_signed_at timestamptz(3), created_at timestamptz(3) not null default now(),
  check ((status = 'signed') = (customer_signed_at is not null and provider_signed_at is not null)),
  unique (contract_id, kind, no), unique (author_id, client_id)
);
-- Of endings each side has one: neither takes the other's away.
create unique index papers_one_open on papers (contract_id, kind, (case kind when 'ending' then author end)) nulls not distinct
  where status = 'open' and kind <> 'change';
create unique index papers_one_signed on papers (contract_id, kind) where status = 'signed' and kind <> 'change';
create function papers_stand() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.status <> 'open'
    or (new.contract_id, new.kind, new.no, new.author, new.author_id, new.body, new.sha256)
      is distinct from (old.contract_id, old.kind, old.no, old.author, old.author_id, old.body, old.sha256)
    or (old.customer_signed_at is not null and new.customer_signed_at is distinct from old.customer_signed_at)
    or (old.provider_signed_at is not null and new.provider_signed_at is distinct from old.provider_signed_at)
  then raise exception 'a paper stands as it was written' using errcode = 'NV003'; end if;
  return new;
end $$;
create trigger papers_stand before update or delete on papers for each row execute function papers_stand();

-- The bill as agreed: version 1 by the agreement, one more by each change order. Adding up is kept here, not by the program.
create function amount_of(line jsonb) returns numeric language sql immutable strict parallel safe as
  $$ select ceil((line->>'quantity')::numeric * (line->>'rate')::numeric) $$;
create function bill_adds_up(lines jsonb, stages jsonb, gst numeric, total bigint) returns boolean
language sql immutable parallel safe as $$
  select coalesce((select sum((s->>'amount')::numeric) from jsonb_array_elements(stages) s), -1) = total
    and not exists (select from jsonb_array_elements(stages) s where (s->>'amount')::numeric is distinct from
      ceil((select coalesce(sum(amount_of(l)), 0) from jsonb_array_elements(lines) l where l->>'stage' = s->>'no') * (100 + coalesce(gst, 0)) / 100)
      or (s->>'ahead')::numeric not between 0 and (s->>'amount')::numeric)
    and not exists (select from jsonb_array_elements(lines) l where amount_of(l) is null
      or not exists (select from jsonb_array_elements(stages) s where s->>'no' = l->>'stage'))
    and (select count(*) = count(distinct l->>'no') from jsonb_array_elements(lines) l)
    and (select count(*) = count(distinct s->>'no') from jsonb_array_elements(stages) s) $$;
create table contract_bills (
  contract_id uuid not null references contracts, version smallint not null check (version >= 1),
  paper_id uuid not null unique references papers,
  lines jsonb not null check (jsonb_array_length(lines) between 1 and 400), stages jsonb not null,
  gst_percent numeric(4, 2) check (gst_percent between 0 and 40), total bigint not null check (total between 1 and 100000000),
  constraint bill_adds_up check (bill_adds_up(lines, stages, gst_percent, total)),
  primary key (contract_id, version)
);
create function contract_bills_stand() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then raise exception 'a bill stands as it was signed' using errcode = 'NV003'; end if;
  if new.version <> 1 + (select coalesce(max(version), 0) from contract_bills where contract_id = new.contract_id)
    or not exists (select from papers where id = new.paper_id and contract_id = new.contract_id and status = 'signed'
      and kind = case new.version when 1 then 'agreement' else 'change' end)
  then raise exception 'no signed paper for this version' using errcode = 'NV003'; end if;
  return new;
end $$;
create trigger contract_bills_stand before insert or update or delete on contract_bills for each row execute function contract_bills_stand();

do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'notices_kind_check';
  alter table notices drop constraint notices_kind_check;
  execute 'alter table notices add constraint notices_kind_check '
    || replace(known, '''verified''::text', '''verified''::text, ''paper''::text');
end $$;
