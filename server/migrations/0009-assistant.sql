-- What a user asked the assistant and what it answered; 200 of them are kept.
create table assistant_messages (
  seq bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  text text not null,
  links jsonb not null default '[]',
  speaker text check (speaker in ('service', 'built-in')),
  -- The kind of an answer that knew nothing: its question can be shared.
  unanswered text,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index assistant_messages_user on assistant_messages (user_id, seq);
create unique index assistant_messages_id on assistant_messages (id);

-- Questions that the assistant did not know, for those who run Neev: what to write next. Counted without the users who
-- asked; the words of one are there only where the asker shared them.
create table unanswered_counts (
  -- Of India.
  day date not null,
  kind text not null,
  language text not null check (language in ('en', 'hi', 'hinglish')),
  -- True for those that got the nearest article and "I am not sure".
  near boolean not null,
  questions int not null default 1,
  primary key (day, kind, language, near)
);
create table shared_questions (
  id uuid primary key default gen_random_uuid(),
  -- Only the last 200 messages of a user are kept; what was shared stays.
  answer_id uuid unique references assistant_messages (id) on delete set null,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  language text not null check (language in ('en', 'hi', 'hinglish')),
  question text not null,
  shared_at timestamptz(3) not null default clock_timestamp()
);
create index shared_questions_user on shared_questions (user_id);
create index shared_questions_newest on shared_questions (shared_at desc, id desc);
