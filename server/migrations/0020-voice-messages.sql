alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check
  check (purpose in ('public', 'id', 'chat', 'gallery', 'hire', 'voice'));
-- Of a recording how long it is, from 1.
alter table uploads add seconds smallint check (seconds between 1 and 60);
alter table messages drop constraint messages_type_check;
alter table messages add constraint messages_type_check check (type in ('text', 'image', 'offer', 'voice'));
-- Which uploads are still sent recordings: of `voice:NAME.SECONDS` the name.
create index messages_recordings on messages (split_part(text, '.', 1)) where type = 'voice';
