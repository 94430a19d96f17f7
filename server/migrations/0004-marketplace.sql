-- Words that many have, with a price, an experience, a trade or a city that few have: one index knows them together. A
-- price stands for every step that it is under, so that "up to 500" is one mark (see listing-marks.ts).
create function listing_marks(category text, city_key text, price integer, experience integer) returns text[]
language sql immutable as $$
  select array['c' || category, 't' || city_key]
    || array(select 'p' || step from unnest(array[200,300,400,500,600,700,800,1000,1200,1500,2000,3000,5000,10000]) step where price <= step)
    || array(select 'e' || step from unnest(array[0,1,2,3,5,10,20]) step where experience <= step)
$$;

-- Milliseconds, as JavaScript has them: a list's position compares times exactly.
create table providers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('worker', 'groupWorker', 'contractor', 'engineer', 'provider')),
  user_id uuid not null references users on delete cascade,
  name text not null,
  leader_name text,
  business_name text,
  category text not null default '',
  age smallint,
  phone text,
  address text not null,
  pin text not null,
  country text not null default 'India',
  price integer check (price > 0),
  experience smallint,
  group_size integer,
  teams smallint not null default 1 check (teams between 1 and 20),
  available boolean not null default false,
  available_said_at timestamptz(3),
  rest_days smallint[] not null default '{}',
  -- 'MM-DD'
  yearly_off text[] not null default '{}',
  morning_check boolean not null default false,
  verified boolean not null default false,
  sent_back_reason text,
  -- Copied from suspensions of its owner, because each list looks here.
  suspended boolean not null default false,
  profile_pic text,
  social text[] not null default '{}',
  id_last4 text,
  id_hash bytea,
  id_picture text references uploads on delete set null,
  id_picture_at timestamptz,
  -- A listing that somebody else typed, with the consent of the person it is about (docs/rules.md#accounts-25).
  helped_by uuid references users on delete set null,
  -- Which text was consented to, and when; null where its owner typed it.
  consent_version integer,
  consent_at timestamptz,
  constraint providers_consented check ((consent_version is null) = (consent_at is null)),
  constraint providers_not_helped_by_owner check (helped_by <> user_id),
  lat double precision not null,
  lng double precision not null,
  -- A point of the globe, made once: making it anew of each row that a distance is asked of took most of the time.
  place cube not null generated always as (ll_to_earth(lat, lng)) stored,
  -- The city and the words that search compares, folded when written.
  city_key text not null,
  search text not null,
  words text[] not null generated always as (string_to_array(btrim(search), ' ')) stored,
  marks text[] not null generated always as (listing_marks(category, city_key, price, experience)) stored,
  -- How far reviews lift it above the mean of all: 0 without any.
  rating_score double precision not null default 0,
  -- What `standing_of` says, written by every change of it: to read it from the books took most of a list's time.
  hired_times integer not null default 0,
  review_count integer not null default 0,
  review_stars integer not null default 0,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (user_id, kind)
);
create index providers_unverified on providers (kind, created_at desc, id desc) where not verified;
create index providers_id_picture on providers (id_picture_at) where id_picture is not null;
create index providers_id_hash on providers (id_hash) where id_hash is not null;
create index providers_helped_by on providers (helped_by) where helped_by is not null;

-- Lists leave out who is suspended: their indexes do so too, or each count would have to look at the rows themselves.
-- Counts, and pages of what few have, are read from the indexes alone: these hold what filters ask and what orders need,
-- so that a row is fetched only where it is shown.
create index providers_newest on providers (kind, created_at desc, id desc) where not suspended;
create index providers_available on providers (kind, created_at desc, id desc) where available and not suspended;
create index providers_rating on providers (kind, rating_score desc, id desc) where not suspended;
create index providers_words on providers using gin (kind, words, marks) where not suspended;
create index providers_place on providers using gist (kind, place) where not suspended;
create index providers_category_newest on providers (kind, category, created_at desc, id desc)
  include (price, experience, available, verified, city_key) where not suspended;
create index providers_price on providers (kind, price, id)
  include (category, experience, available, verified, city_key, created_at) where not suspended;
create index providers_category_price on providers (kind, category, price, id)
  include (experience, available, verified, city_key, created_at) where not suspended;
create index providers_experience on providers (kind, experience desc, id desc)
  include (category, price, available, verified, city_key, created_at) where not suspended;
create index providers_category_experience on providers (kind, category, experience desc, id desc)
  include (price, available, verified, city_key, created_at) where not suspended;
create index providers_city on providers (kind, city_key, created_at desc, id desc)
  include (category, price, experience, available, verified) where not suspended;
-- Some rows of a kind, in the order of their random ids, tell which share of it a filter finds.
create index providers_of_kind on providers (kind, id)
  include (category, price, experience, available, verified, city_key) where not suspended;

create table products (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  company text not null,
  category text not null,
  price integer not null check (price > 0),
  description text not null,
  product_pic text,
  available boolean not null default false,
  available_said_at timestamptz(3),
  verified boolean not null default false,
  sent_back_reason text,
  suspended boolean not null default false,
  -- Copied from the provider, so that one index answers a search; written again when the provider moves.
  city_key text not null,
  lat double precision not null,
  lng double precision not null,
  place cube not null generated always as (ll_to_earth(lat, lng)) stored,
  search text not null,
  words text[] not null generated always as (string_to_array(btrim(search), ' ')) stored,
  marks text[] not null generated always as (listing_marks(category, city_key, price, null)) stored,
  hired_times integer not null default 0,
  review_count integer not null default 0,
  review_stars integer not null default 0,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index products_unverified on products (created_at desc, id desc) where not verified;
create index products_provider on products (provider_id);
create index products_user on products (user_id);
create index products_newest on products (created_at desc, id desc) where not suspended;
create index products_words on products using gin (words, marks) where not suspended;
create index products_place on products using gist (place) where not suspended;
create index products_category_newest on products (category, created_at desc, id desc)
  include (company, price, available, verified, city_key) where not suspended;
create index products_company on products (company, created_at desc, id desc)
  include (category, price, available, verified, city_key) where not suspended;
create index products_price on products (price, id)
  include (category, company, available, verified, city_key, created_at) where not suspended;
create index products_category_price on products (category, price, id)
  include (company, available, verified, city_key, created_at) where not suspended;
create index products_city on products (city_key, created_at desc, id desc)
  include (category, company, price, available, verified) where not suspended;
create index products_by_id on products (id)
  include (category, company, price, available, verified, city_key) where not suspended;

-- Every word that a search can find, once: typing errors are forgiven by looking through these. What was typed finds the
-- words that begin so, and those that a slip away would begin, on indexes: their number grows with the people.
create table search_words (
  id bigint generated always as identity primary key,
  word text not null unique
);
create index search_words_beginning on search_words (word collate "C");
create index search_words_first on search_words (left(word, 1), id);
create index search_words_first_two on search_words (left(word, 2), id);
create index search_words_first_three on search_words (left(word, 3), id);

create function note_new_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word from written, unnest(written.words) as word
  where not exists (select from search_words known where known.word = word.word)
  -- In one order, or two writers of the same new words could wait for each other.
  order by word
  on conflict (word) do nothing;
  return null;
end $$;
create function note_changed_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word from unnest(new.words) as word
  where not exists (select from search_words known where known.word = word.word)
  order by word
  on conflict (word) do nothing;
  return null;
end $$;
create trigger providers_new_words after insert on providers
  referencing new table as written for each statement execute function note_new_words();
create trigger products_new_words after insert on products
  referencing new table as written for each statement execute function note_new_words();
create trigger providers_changed_words after update on providers
  for each row when (old.search <> new.search) execute function note_changed_words();
create trigger products_changed_words after update on products
  for each row when (old.search <> new.search) execute function note_changed_words();

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

create table projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text not null,
  -- Addresses of public pictures, in the order in which they were given.
  pictures text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_user on projects (user_id, created_at, id);
create index projects_pictures on projects using gin (pictures);

create table follows (
  follower_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  -- When the follower was last told that this person is free.
  told_at timestamptz,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id);
