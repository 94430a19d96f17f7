-- What the bar tells of: an own listing verified or sent back, a followed person who is free.
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('verified', 'sent-back', 'free')),
  facts jsonb not null,
  -- Names the act and whom it is told, so that one act is never told twice.
  act text not null unique,
  created_at timestamptz(3) not null default clock_timestamp(),
  seen_at timestamptz(3)
);
create index notices_newest on notices (user_id, created_at desc, id desc);
create index notices_unseen on notices (user_id) where seen_at is null;
create index notices_age on notices (created_at);

alter table users
  -- Whether a mail tells of messages that wait.
  add column away_mails boolean not null default true,
  -- One was sent since the user was last here; up to which message one ever told.
  add column away_mailed boolean not null default false,
  add column away_mailed_until timestamptz(3);
