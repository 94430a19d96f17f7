-- The one conversation of two people. No reference to users: the other side keeps the chat when an account goes.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  first_id uuid not null,
  second_id uuid not null,
  last_seq integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (first_id, second_id),
  check (first_id < second_id)
);

-- What each of the two has of it.
create table conversation_members (
  user_id uuid not null,
  conversation_id uuid not null references conversations on delete cascade,
  other_id uuid not null,
  delivered_seq integer not null default 0,
  seen_seq integer not null default 0,
  blocked boolean not null default false,
  primary key (user_id, conversation_id)
);
create index conversation_members_other on conversation_members (other_id);

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  seq integer not null,
  id uuid not null default gen_random_uuid(),
  sender_id uuid not null,
  client_id text not null,
  type text not null check (type in ('text', 'image')),
  text text not null,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (conversation_id, seq),
  unique (id),
  unique (sender_id, client_id)
);
-- Which uploads are still sent pictures.
create index messages_pictures on messages (text) where type = 'image';
