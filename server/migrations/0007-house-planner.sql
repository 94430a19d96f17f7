-- Plans of houses that a user has saved: a name and the address that makes the plan.
create table house_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  search text not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index house_plans_of_user on house_plans (user_id, created_at desc, id);
