-- Pictures of houses that users had drawn and kept: private to them, with the words they wrote.
create table gallery_pictures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  upload_id text not null references uploads on delete cascade,
  name text not null,
  prompt text not null,
  created_at timestamptz(3) not null default now()
);
create index gallery_pictures_user on gallery_pictures (user_id, created_at desc);
create index gallery_pictures_upload on gallery_pictures (upload_id);

-- Pictures of houses that somebody waits for. Unlogged: after a crash nobody waits any more.
create unlogged table drawing_orders (
  id uuid primary key default gen_random_uuid(),
  -- One for each user.
  user_id uuid not null unique references users on delete cascade,
  prompt text not null,
  ordered_at timestamptz not null default clock_timestamp(),
  -- Who waits says so again and again: what nobody waits for is not drawn.
  wanted_until timestamptz not null,
  -- The turn that draws it, and until when it is believed without a word of it.
  turn uuid,
  turn_until timestamptz,
  done real not null default 0,
  photo bytea,
  failed boolean not null default false
);
