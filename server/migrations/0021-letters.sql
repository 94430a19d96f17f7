-- A letter to those who run Neev has other occasions than the contact form: words of a language that are wrong, told by
-- whoever reads them, and a listing that somebody else made without asking its owner. Neither has an e-mail to answer.
alter table contact_messages
  alter column email drop not null,
  add column about text not null default 'question' check (about in ('question', 'words', 'not-me')),
  -- Of words: the language and the page that they stand in.
  add column language text,
  add column page text,
  -- Of a listing: which, once; whose it was, whose name goes with their account; and who made it.
  add column listing uuid unique,
  add column writer uuid references users (id) on delete set null,
  add column concerns uuid references users (id) on delete set null;
create index contact_messages_writer on contact_messages (writer) where writer is not null;
create index contact_messages_concerns on contact_messages (concerns) where concerns is not null;
