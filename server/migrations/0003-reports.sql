-- A conversation that one of its two showed to the admins. No reference to users: it outlives an account.
create table reports (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations on delete cascade,
  reporter_id uuid not null,
  reported_id uuid not null,
  reason text not null,
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  closed_by uuid
);
create unique index reports_open on reports (reporter_id, conversation_id) where closed_at is null;
create index reports_order on reports ((closed_at is null), created_at, id);
