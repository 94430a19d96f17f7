-- An address has several codes at a time (docs/rules.md#accounts-16). Those on the way now lived ten minutes at most.
drop table codes;
create table codes (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  purpose text not null check (purpose in ('signup', 'reset')),
  code_hash bytea not null,
  -- A keyed hash of who asked for it, in the words of tries_by_caller.
  asked_by text not null,
  tries integer not null default 0,
  tries_by_caller jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index codes_address on codes (email, purpose, created_at);
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

-- Whose phone and e-mail a user saw on a day of India (docs/rules.md#privacy-8): one row, so that it is counted under its lock.
create table contacts_seen (
  user_id uuid not null references users on delete cascade,
  day date not null,
  people uuid[] not null,
  primary key (user_id, day)
);
create index contacts_seen_day on contacts_seen (day);
