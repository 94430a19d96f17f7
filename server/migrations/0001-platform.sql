create extension if not exists btree_gin;
create extension if not exists btree_gist;
create extension if not exists cube;
create extension if not exists earthdistance;

-- Small facts about the installation itself (demo filled, and so on).
create table installation (
  name text primary key,
  value text not null
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
