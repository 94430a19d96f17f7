-- What was typed finds the words that begin so, and those that a slip away would begin, on indexes: their number grows
-- with the people, and looking through them all took seconds.
create index search_words_beginning on search_words (word collate "C");
create index search_words_first on search_words (left(word, 1), id);
create index search_words_first_two on search_words (left(word, 2), id);
create index search_words_first_three on search_words (left(word, 3), id);

-- Each word as it is, and what is left of it without one letter.
create table search_forms (
  form text collate "C" not null,
  word_id bigint not null references search_words on delete cascade,
  primary key (form, word_id)
);
create index search_forms_word on search_forms (word_id);
create function note_forms() returns trigger language plpgsql as $$
begin
  insert into search_forms (form, word_id)
  select written.word, written.id from written
  union
  select overlay(written.word placing '' from place for 1), written.id
  from written, generate_series(1, length(written.word)) place
  on conflict do nothing;
  return null;
end $$;
create trigger search_words_forms after insert on search_words
  referencing new table as written for each statement execute function note_forms();
insert into search_forms (form, word_id)
select word, id from search_words
union
select overlay(word placing '' from place for 1), id from search_words, generate_series(1, length(word)) place;

-- Some rows of a kind, in the order of their random ids, tell which share of it a filter finds.
create index providers_of_kind on providers (kind, id);

-- A point of the globe, made once: making it anew of each row that a distance is asked of took most of the time.
alter table providers add column place cube not null generated always as (ll_to_earth(lat, lng)) stored;
alter table products add column place cube not null generated always as (ll_to_earth(lat, lng)) stored;
drop index providers_place, products_place;
create index providers_place on providers using gist (kind, place);
create index products_place on products using gist (place);
