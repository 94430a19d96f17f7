create table uploads (
  id text primary key,
  user_id uuid references users on delete set null,
  purpose text not null check (purpose in ('public', 'id', 'chat', 'gallery', 'hire', 'voice')),
  -- How long a recording is, from 1.
  seconds smallint check (seconds between 1 and 60),
  created_at timestamptz not null default now()
);
create index uploads_user_day on uploads (user_id, created_at);
create index uploads_age on uploads (created_at);

-- A letter to those who run Neev: the contact form; words of a language that are wrong, told by a reader; a listing that
-- somebody else made without asking its owner. The last two have no e-mail to answer.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- What the writer's device calls the message: sent twice, because an answer was lost, it is one.
  client_id uuid,
  about text not null default 'question' check (about in ('question', 'words', 'not-me')),
  email text,
  username text not null,
  message text not null,
  -- Of words: the language and the page that they stand in.
  language text,
  page text,
  -- Of a listing: which, once; whose it was, whose name goes with their account; and who made it.
  listing uuid unique,
  writer uuid references users (id) on delete set null,
  concerns uuid references users (id) on delete set null,
  read boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index contact_messages_once on contact_messages (client_id);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_writer on contact_messages (writer) where writer is not null;
create index contact_messages_concerns on contact_messages (concerns) where concerns is not null;

create table subscribers (
  email text primary key,
  language text not null default 'en',
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
