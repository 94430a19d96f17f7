-- By which its owner names a session, and where it was begun: a word for the device and one for the browser, chosen
-- from short lists. Never the browser's whole header, never an address.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column device text not null default 'other',
  add column browser text not null default 'other';

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

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('verified', 'sent-back', 'free', 'request', 'offer',
  'booked', 'lapsed', 'changed', 'cancelled', 'no-show', 'hajri', 'done', 'review', 'morning', 'machine-late',
  'ninety-days', 'crew', 'second-factor-on', 'second-factor-off', 'recovery-code-used'));
alter table audit_log drop constraint audit_log_act_check;
alter table audit_log add constraint audit_log_act_check check (act in
  ('verify', 'send-back', 'delete', 'look-at-id', 'read-report', 'close-report', 'login-failed', 'rule-no-show',
   'hide-review', 'show-review', 'second-factor-on', 'second-factor-off', 'recovery-code-used'));
