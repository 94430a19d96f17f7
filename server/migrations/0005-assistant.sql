-- What a user asked the assistant and what it answered; 200 of them are kept.
create table assistant_messages (
  seq bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  text text not null,
  links jsonb not null default '[]',
  speaker text check (speaker in ('service', 'built-in')),
  created_at timestamptz(3) not null default clock_timestamp()
);
create index assistant_messages_user on assistant_messages (user_id, seq);
