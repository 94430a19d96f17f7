-- Pictures of houses that users had drawn and kept: private to them, with the words they wrote.
alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (purpose in ('public', 'id', 'chat', 'gallery'));

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
