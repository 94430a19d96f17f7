create extension if not exists btree_gin;
create extension if not exists btree_gist;
create extension if not exists cube;
create extension if not exists earthdistance;

create table users (
  id uuid primary key default gen_random_uuid(),
  fullname text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  profile_pic text,
  language text not null default 'en',
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  admin boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- One code an address and purpose, as a hash; tries are counted in all and by the caller's address.
create table codes (
  email text not null,
  purpose text not null check (purpose in ('signup', 'reset')),
  code_hash bytea not null,
  tries integer not null default 0,
  tries_by_caller jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (email, purpose)
);

create table uploads (
  id text primary key,
  user_id uuid references users on delete set null,
  purpose text not null check (purpose in ('public', 'id', 'chat')),
  created_at timestamptz not null default now()
);
create index uploads_user_day on uploads (user_id, created_at);
create index uploads_age on uploads (created_at);

-- Milliseconds, as JavaScript has them: a list's position compares times exactly.
create table providers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('worker', 'groupWorker', 'contractor', 'engineer', 'provider')),
  user_id uuid not null references users on delete cascade,
  name text not null,
  leader_name text,
  business_name text,
  category text not null default '',
  age smallint,
  phone text,
  address text not null,
  pin text not null,
  country text not null default 'India',
  price integer check (price > 0),
  experience smallint,
  group_size integer,
  available boolean not null default false,
  verified boolean not null default false,
  sent_back_reason text,
  profile_pic text,
  social text[] not null default '{}',
  id_last4 text,
  id_hash bytea,
  id_picture text references uploads on delete set null,
  id_picture_at timestamptz,
  lat double precision not null,
  lng double precision not null,
  -- The city and the words that search compares, folded when written.
  city_key text not null,
  search text not null,
  words text[] not null generated always as (string_to_array(btrim(search), ' ')) stored,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (user_id, kind)
);
create index providers_newest on providers (kind, created_at desc, id desc);
create index providers_category_newest on providers (kind, category, created_at desc, id desc);
create index providers_price on providers (kind, price, id);
create index providers_category_price on providers (kind, category, price, id);
create index providers_experience on providers (kind, experience desc, id desc);
create index providers_city on providers (kind, city_key, created_at desc, id desc);
create index providers_unverified on providers (kind, created_at desc, id desc) where not verified;
create index providers_available on providers (kind, created_at desc, id desc) where available;
create index providers_id_picture on providers (id_picture_at) where id_picture is not null;
create index providers_id_hash on providers (id_hash) where id_hash is not null;
create index providers_words on providers using gin (kind, words);
create index providers_place on providers using gist (kind, ll_to_earth(lat, lng));

create table products (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  company text not null,
  category text not null,
  price integer not null check (price > 0),
  description text not null,
  product_pic text,
  available boolean not null default false,
  verified boolean not null default false,
  sent_back_reason text,
  -- Copied from the provider, so that one index answers a search; written again when the provider moves.
  city_key text not null,
  lat double precision not null,
  lng double precision not null,
  search text not null,
  words text[] not null generated always as (string_to_array(btrim(search), ' ')) stored,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index products_newest on products (created_at desc, id desc);
create index products_category_newest on products (category, created_at desc, id desc);
create index products_company on products (company, created_at desc, id desc);
create index products_price on products (price, id);
create index products_category_price on products (category, price, id);
create index products_city on products (city_key, created_at desc, id desc);
create index products_unverified on products (created_at desc, id desc) where not verified;
create index products_provider on products (provider_id);
create index products_user on products (user_id);
create index products_words on products using gin (words);
create index products_place on products using gist (ll_to_earth(lat, lng));

-- Every word that a search can find, once: typing errors are forgiven by looking through these.
create table search_words (
  id bigint generated always as identity primary key,
  word text not null unique
);
create function note_new_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word from written, unnest(written.words) as word
  where not exists (select from search_words known where known.word = word.word)
  -- In one order, or two writers of the same new words could wait for each other.
  order by word
  on conflict (word) do nothing;
  return null;
end $$;
create function note_changed_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word from unnest(new.words) as word
  where not exists (select from search_words known where known.word = word.word)
  order by word
  on conflict (word) do nothing;
  return null;
end $$;
create trigger providers_new_words after insert on providers
  referencing new table as written for each statement execute function note_new_words();
create trigger products_new_words after insert on products
  referencing new table as written for each statement execute function note_new_words();
create trigger providers_changed_words after update on providers
  for each row when (old.search <> new.search) execute function note_changed_words();
create trigger products_changed_words after update on products
  for each row when (old.search <> new.search) execute function note_changed_words();

create table projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_user on projects (user_id, created_at, id);

create table follows (
  follower_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  -- When the follower was last told that this person is free.
  told_at timestamptz,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id);

-- Who, what, when; no private values. Append-only, by rule of the database.
create table audit_log (
  id bigint generated always as identity primary key,
  admin_id uuid,
  admin_name text,
  act text not null check (act in
    ('verify', 'send-back', 'delete', 'look-at-id', 'read-report', 'close-report', 'login-failed')),
  kind text,
  record_id uuid,
  record_name text,
  created_at timestamptz not null default now()
);
create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_is_append_only();

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  username text not null,
  message text not null,
  read boolean not null default false,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);

create table subscribers (
  email text primary key,
  language text not null default 'en',
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

-- Every mail but the ones with codes, kept from the act that caused it until it left.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Names the act, so that one act never makes two mails.
  act text not null unique,
  recipient text not null,
  language text not null,
  template text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  -- How often the mail server answered that it will not take this mail.
  refusals integer not null default 0,
  sent_at timestamptz
);
create index mails_waiting on mails (created_at) where sent_at is null;

-- Small facts about the installation itself (demo filled, and so on).
create table installation (
  name text primary key,
  value text not null
);
