-- An account has an e-mail, a phone or both (docs/rules.md#accounts-21).
create table users (
  id uuid primary key default gen_random_uuid(),
  fullname text not null,
  email text unique check (email = lower(email)),
  -- Ten digits of India.
  phone text unique check (phone ~ '^[0-9]{10}$'),
  constraint users_reached check (email is not null or phone is not null),
  password_hash text,
  profile_pic text,
  language text not null default 'en',
  demo boolean not null default false,
  -- Registers many people who cannot do it themselves: an admin has named the account (docs/rules.md#accounts-25).
  helper boolean not null default false,
  -- Copied from suspensions, because each call looks here.
  suspended boolean not null default false,
  -- Whether a mail tells of messages that wait.
  away_mails boolean not null default true,
  -- One was sent since the user was last here; up to which message one ever told.
  away_mailed boolean not null default false,
  away_mailed_until timestamptz(3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  -- The owner names a session by this.
  id uuid not null default gen_random_uuid() unique,
  user_id uuid not null references users on delete cascade,
  admin boolean not null default false,
  -- Where it was begun: a word for the device and one for the browser, chosen from short lists. Never the browser's
  -- whole header, never an address.
  device text not null default 'other',
  browser text not null default 'other',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- One-time codes, as hashes: an address has several at a time (docs/rules.md#accounts-16).
create table codes (
  id uuid primary key default gen_random_uuid(),
  -- An e-mail or a phone.
  address text not null,
  purpose text not null check (purpose in ('signup', 'reset', 'helped')),
  code_hash bytea not null,
  -- A keyed hash of the caller who asked for it, in the words of tries_by_caller.
  asked_by text not null,
  tries integer not null default 0,
  tries_by_caller jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index codes_address on codes (address, purpose, created_at);
create index codes_expiry on codes (expires_at);

-- Devices on which somebody logged in (docs/rules.md#accounts-17): a token that proves it, as a hash.
create table devices (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index devices_user on devices (user_id, created_at);
create index devices_expiry on devices (expires_at);

-- The codes of an app (RFC 6238). The secret is encrypted; a code of `last_step` or before was used, or is too old.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  created_at timestamptz not null default now()
);

-- Those that are left: a used one is deleted.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- A second factor that is being set up, in the session in which it was begun and in no other. One that `replaces` was
-- begun with a code of the one before; no other can take its place.
create table second_factor_setups (
  session_hash bytea primary key references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  secret bytea not null,
  replaces boolean not null,
  expires_at timestamptz not null
);
create index second_factor_setups_user on second_factor_setups (user_id);

-- A login whose password was right and whose second step is to come. With `enrol` the factor is set up on the way:
-- its secret, encrypted, once it was asked for.
create table login_tickets (
  ticket_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  admin boolean not null,
  enrol boolean not null,
  secret bytea,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index login_tickets_user on login_tickets (user_id);

-- The people whose phone and e-mail a user saw on a day of India (docs/rules.md#privacy-8): one row, so that it is
-- counted under its lock.
create table contacts_seen (
  user_id uuid not null references users on delete cascade,
  day date not null,
  people uuid[] not null,
  primary key (user_id, day)
);
create index contacts_seen_day on contacts_seen (day);

-- The same of all new accounts of a network together. The network stands here as a keyed hash.
create table contacts_seen_by_network (
  network bytea not null,
  day date not null,
  people uuid[] not null,
  primary key (network, day)
);
create index contacts_seen_by_network_day on contacts_seen_by_network (day);

-- What the bar tells of: an own listing verified or sent back, a followed person who is free, news of hiring.
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('verified', 'sent-back', 'free', 'request', 'offer',
    'booked', 'lapsed', 'changed', 'cancelled', 'no-show', 'hajri', 'done', 'review', 'morning', 'machine-late',
    'ninety-days', 'crew', 'second-factor-on', 'second-factor-off', 'recovery-code-used')),
  facts jsonb not null,
  -- Names the act and the person who is told, so that one act is never told twice.
  act text not null unique,
  created_at timestamptz(3) not null default clock_timestamp(),
  seen_at timestamptz(3)
);
create index notices_newest on notices (user_id, created_at desc, id desc);
create index notices_unseen on notices (user_id) where seen_at is null;
create index notices_age on notices (created_at);

-- Pushes reach a browser only while its session lives: a session that ends takes the key along.
create table push_keys (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique,
  user_id uuid not null references users on delete cascade,
  session bytea not null references sessions (token_hash) on delete cascade,
  keys jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index push_keys_user on push_keys (user_id);
create index push_keys_session on push_keys (session);
