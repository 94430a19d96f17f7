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

-- What each of the two has of it. Room beside each row: one that stays unread while more comes is then written without a
-- change of its indexes.
create table conversation_members (
  user_id uuid not null,
  conversation_id uuid not null references conversations on delete cascade,
  other_id uuid not null,
  delivered_seq integer not null default 0,
  seen_seq integer not null default 0,
  -- The newest message that the other one sent. What waits for a member stands in the member's own row, so that what is
  -- unread is found without reading what is not.
  received_seq integer not null default 0,
  unread boolean not null default false,
  blocked boolean not null default false,
  primary key (user_id, conversation_id)
) with (fillfactor = 80);
create index conversation_members_other on conversation_members (other_id);
create index conversation_members_unread on conversation_members (conversation_id) where unread;

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  seq integer not null,
  id uuid not null default gen_random_uuid(),
  sender_id uuid not null,
  client_id text not null,
  type text not null check (type in ('text', 'image', 'offer', 'voice')),
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
-- Which uploads are still sent recordings: a text is `voice:NAME.SECONDS`, and this takes `voice:NAME`.
create index messages_recordings on messages (split_part(text, '.', 1)) where type = 'voice';

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
