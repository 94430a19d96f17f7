-- Hiring (docs/rules.md#hiring-1). People stand as plain uuids, as in chat: the other side keeps its record.

-- What can be in one place at a time: a human, an unnamed place in a crew, a team, a machine. Made when first needed.
create table units (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('person', 'seat', 'team', 'machine')),
  -- The unit of a human has the human's id.
  user_id uuid check ((kind = 'person') = (user_id is not null)) check (user_id = id),
  label text,
  active boolean not null default true,
  created_at timestamptz(3) not null default now()
);
create index units_retired on units (id) where not active;

create table listing_units (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid references providers on delete cascade,
  product_id uuid references products on delete cascade,
  unit_id uuid not null references units,
  no smallint not null,
  check (num_nonnulls(provider_id, product_id) = 1)
);
create unique index listing_units_provider on listing_units (provider_id, unit_id) where provider_id is not null;
create unique index listing_units_product on listing_units (product_id, unit_id) where product_id is not null;
create index listing_units_unit on listing_units (unit_id);

-- A human in a crew: asked by its leader, counted once they agree; the seat's unit gives way to theirs.
create table members (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers on delete cascade,
  user_id uuid not null references users on delete cascade,
  status text not null default 'asked' check (status in ('asked', 'agreed', 'left')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, user_id)
);
create index members_user on members (user_id);

create table requests (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null,
  client_id text not null,
  description text not null,
  pin text not null,
  lat double precision not null,
  lng double precision not null,
  address text,
  site_phone text,
  pictures text[] not null default '{}',
  facilities jsonb not null default '{}',
  choose text not null check (choose in ('first', 'me')),
  open_to text not null check (open_to in ('chosen', 'nearby')),
  radius_km smallint not null default 25 check (radius_km between 1 and 100),
  status text not null default 'open' check (status in ('open', 'filled', 'closed', 'expired')),
  close_reason text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (customer_id, client_id)
);
create index requests_place on requests using gist (ll_to_earth(lat, lng)) where status = 'open' and open_to = 'nearby';
create index requests_expiry on requests (expires_at) where status = 'open';
create index requests_customer on requests (customer_id, created_at desc, id desc);

create table request_items (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references requests on delete cascade,
  -- As asked: the first is 0.
  place smallint not null,
  of text not null check (of in ('worker', 'groupWorker', 'contractor', 'engineer', 'product')),
  category text not null,
  skill text check (skill in ('unskilled', 'semi', 'skilled', 'highly')),
  count smallint not null check (count between 1 and 500),
  filled smallint not null default 0,
  constraint items_never_overfilled check (filled between 0 and count),
  dates jsonb not null,
  spans tstzmultirange not null check (not isempty(spans)),
  price integer check (price between 1 and 1000000),
  per text not null check (per in ('hour', 'day', 'week', 'job'))
);
create index request_items_request on request_items (request_id);
create index request_items_open on request_items (of, category);

create table request_people (
  request_id uuid not null references requests on delete cascade,
  listing_id uuid not null,
  listing_of text not null,
  user_id uuid not null,
  seen_at timestamptz(3),
  passed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (request_id, listing_id)
);
create index request_people_user on request_people (user_id);

create table offers (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references request_items on delete cascade,
  -- The offer that this one counters.
  parent_id uuid,
  listing_id uuid not null,
  listing_of text not null,
  listing_name text not null,
  provider_id uuid not null,
  customer_id uuid not null,
  check (provider_id <> customer_id),
  author text not null check (author in ('customer', 'provider')),
  author_id uuid not null,
  client_id text not null,
  count smallint not null check (count between 1 and 500),
  min_count smallint not null,
  check (min_count between 1 and count),
  dates jsonb not null,
  spans tstzmultirange not null check (not isempty(spans)),
  price integer not null check (price between 1 and 1000000),
  per text not null check (per in ('hour', 'day', 'week', 'job')),
  terms jsonb not null default '{}',
  quote jsonb,
  note text,
  status text not null default 'sent' check (status in
    ('sent', 'accepted', 'declined', 'withdrawn', 'countered', 'expired', 'lapsed')),
  lapsed_why text check (lapsed_why in
    ('taken', 'filled', 'closed', 'account-ended', 'account-stopped', 'listing-ended')),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (author_id, client_id)
);
create index offers_item on offers (item_id);
create index offers_need on offers (item_id) where status = 'sent';
create index offers_listing on offers (listing_id) where status = 'sent';
create index offers_expiry on offers (expires_at) where status = 'sent';
create index offers_provider on offers (provider_id, created_at desc);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null unique references offers,
  item_id uuid not null references request_items,
  customer_id uuid not null,
  provider_id uuid not null,
  check (provider_id <> customer_id),
  listing_id uuid not null,
  listing_of text not null,
  listing_name text not null,
  count smallint not null check (count between 1 and 500),
  dates jsonb not null,
  spans tstzmultirange not null check (not isempty(spans)),
  price integer not null,
  per text not null,
  terms jsonb not null,
  quote jsonb,
  total bigint not null,
  status text not null default 'agreed' check (status in
    ('agreed', 'under_way', 'done_said', 'done', 'cancelled', 'no_show')),
  -- Null: by itself.
  status_by uuid,
  reason text,
  reason_text text,
  -- The other side said "not done" once.
  not_done_said boolean not null default false,
  contested boolean not null default false,
  -- What an admin said of a contested no-show.
  ruling text check (ruling in ('stands', 'lifted')),
  version integer not null default 1,
  -- The user who accepted, and their device's name for it: sent twice is once.
  accepted_by uuid not null,
  client_id text,
  status_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (accepted_by, client_id)
);
create index bookings_item on bookings (item_id);
create index bookings_customer on bookings (customer_id, created_at desc, id desc);
create index bookings_provider on bookings (provider_id, created_at desc, id desc);
create index bookings_listing on bookings (listing_id);
create index bookings_live on bookings (upper(spans)) where status in ('agreed', 'under_way', 'done_said');

-- Days that an owner keeps free of work.
create table blocks (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  client_id text not null,
  listing_id uuid not null,
  listing_of text not null,
  first_day date not null,
  last_day date not null,
  part text not null check (part in ('day', 'morning', 'afternoon')),
  created_at timestamptz(3) not null default now(),
  unique (owner_id, client_id)
);

create table reservations (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references units,
  booking_id uuid references bookings,
  block_id uuid references blocks on delete cascade,
  check (num_nonnulls(booking_id, block_id) = 1),
  span tstzrange not null check (not isempty(span) and lower_inc(span) and not upper_inc(span)
    and not lower_inf(span) and not upper_inf(span)),
  released_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint reservations_never_clash exclude using gist (unit_id with =, span with &&) where (released_at is null)
);
-- Finds all who have work on some days. Written so that no question about one unit takes it, and none about all the
-- constraint's own.
create index reservations_days on reservations using gist ((tstzrange(lower(span), upper(span))))
  include (unit_id, span) where released_at is null;
-- What reservations leave free is asked of each row of a page, by their ends: a quicker way than the constraint's index.
create index reservations_unit on reservations (unit_id, upper(span)) include (span, released_at);
create index reservations_booking on reservations (booking_id);
create index reservations_block on reservations (block_id) where block_id is not null;

create table booking_changes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings on delete cascade,
  author_id uuid not null,
  client_id text not null,
  wanted jsonb not null,
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined', 'expired')),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  unique (author_id, client_id)
);
create unique index booking_changes_one on booking_changes (booking_id) where status = 'asked';

create table ledgers (
  booking_id uuid primary key references bookings,
  last_seq integer not null default 0,
  head bytea not null
);

create table ledger_entries (
  booking_id uuid not null references ledgers,
  seq integer not null,
  id uuid not null unique default gen_random_uuid(),
  author_id uuid,
  client_id text,
  side text not null check (side in ('customer', 'provider', 'neev')),
  kind text not null check (kind in ('day', 'money', 'agree', 'dispute', 'correct', 'event')),
  body jsonb not null,
  said_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  prev bytea not null,
  hash bytea not null,
  primary key (booking_id, seq),
  unique (author_id, client_id)
);
create function ledger_entries_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a ledger is append-only';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_entries_are_append_only();

create table rental_terms (
  product_id uuid primary key references products on delete cascade,
  stock smallint not null default 1 check (stock between 1 and 500),
  terms jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create table inspections (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  unit_id uuid not null references units,
  kind text not null check (kind in ('handover', 'return')),
  body jsonb not null,
  pictures text[] not null,
  sha256 bytea not null,
  customer_signed_at timestamptz(3),
  provider_signed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (booking_id, unit_id, kind)
);

create table damages (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  unit_id uuid not null references units,
  amount integer not null check (amount > 0),
  text text not null,
  pictures text[] not null,
  status text not null default 'open' check (status in ('open', 'agreed', 'contested', 'unanswered')),
  answer text,
  answer_pictures text[] not null default '{}',
  created_at timestamptz(3) not null default now()
);
create index damages_booking on damages (booking_id);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  author_id uuid not null,
  about_id uuid not null,
  listing_id uuid,
  stars smallint not null check (stars between 1 and 5),
  reasons text[] not null default '{}',
  text text not null default '',
  reply text,
  published_at timestamptz(3),
  -- In means and numbers: of a pair once in 30 days.
  counts boolean not null default false,
  hidden_at timestamptz(3),
  hidden_why text,
  reported_at timestamptz(3),
  reported_by uuid,
  report_reason text,
  -- When an admin last decided on what was reported.
  ruled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (booking_id, author_id)
);
create index reviews_about on reviews (about_id, published_at desc, id desc)
  where published_at is not null and hidden_at is null;
create index reviews_listing on reviews (listing_id, published_at desc, id desc)
  where published_at is not null and hidden_at is null;
create index reviews_pair on reviews (author_id, about_id) where published_at is not null;
create index reviews_waiting on reviews (booking_id) where published_at is null;
create index reviews_reported on reviews (reported_at desc, id desc) where reported_at is not null;

-- Bookings that were real work: done, with a day that the customer marked as worked or agreed to, or a return that both
-- signed; people's for pay that could be a day's. The one place that says so. `month`: its first day in steps of 30
-- days; of two people one booking in each counts, so that nobody is hired twelve times in an hour by a friend.
create view hired_bookings as
select b.id, b.listing_id, b.provider_id, b.customer_id,
  ((lower(b.spans) at time zone 'Asia/Kolkata')::date - date '2000-01-01') / 30 as month
from bookings b
where b.status = 'done' and (b.listing_of = 'product' or b.total >= 100) and (
  exists (select from ledger_entries e where e.booking_id = b.id and e.side = 'customer' and e.kind = 'day'
    and (e.body ->> 'mark' in ('full', 'half') or (e.body ->> 'hours')::float8 > 0))
  or exists (select from ledger_entries e join ledger_entries said
      on said.booking_id = e.booking_id and said.id::text = e.body ->> 'entry'
    where e.booking_id = b.id and e.side = 'customer' and e.kind = 'agree' and said.side = 'provider'
      and coalesce(said.body -> 'body', said.body) ->> 'mark' in ('full', 'half'))
  or exists (select from inspections i where i.booking_id = b.id and i.kind = 'return'
    and i.customer_signed_at is not null and i.provider_signed_at is not null));

-- What lists say of a listing, by what it did.
create function standing_of(listing uuid)
returns table (hired_times integer, review_count integer, review_stars integer) language sql stable as $$
  select (select count(distinct (customer_id, month))::int from hired_bookings where listing_id = listing), count(*)::int, coalesce(sum(stars), 0)::int
  from reviews where listing_id = listing and counts and published_at is not null and hidden_at is null
$$;
