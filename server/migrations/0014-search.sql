-- What was typed finds the words that begin so, and those that a slip away would begin, on indexes: their number grows
-- with the people, and looking through them all took seconds.
create function without_a_letter(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_append(array_agg(distinct overlay(word placing '' from place for 1)), word)
  from generate_series(1, length(word)) place
$$;
create index search_words_without_a_letter on search_words using gin (without_a_letter(word));
create index search_words_beginning on search_words (word collate "C");
create index search_words_first on search_words (left(word, 1), id);
create index search_words_first_two on search_words (left(word, 2), id);
create index search_words_first_three on search_words (left(word, 3), id);
