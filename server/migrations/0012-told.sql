-- How many people were told of a request: "Your request was sent to 38 people".
alter table requests add column told integer not null default 0;

-- Who wants to hear when somebody of a trade registers near a place: one notice, then the row goes.
create table waits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  "of" text not null check ("of" in ('worker', 'groupWorker', 'contractor', 'engineer', 'product')),
  category text not null,
  pin text not null,
  lat float8 not null,
  lng float8 not null,
  radius_km integer not null check (radius_km between 1 and 100),
  created_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  unique (user_id, "of", category, pin)
);
create index waits_ends on waits (ends_at);

-- A notice more, whatever the others are by now.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'notices_kind_check';
  alter table notices drop constraint notices_kind_check;
  execute 'alter table notices add constraint notices_kind_check '
    || replace(known, '''verified''::text', '''verified''::text, ''came''::text');
end $$;
