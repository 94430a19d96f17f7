-- Gone first, so that new columns do not build them once more.
drop index providers_category_newest, providers_price, providers_category_price, providers_experience, providers_city,
  providers_of_kind, products_category_newest, products_company, products_price, products_category_price, products_city, providers_words, products_words;

-- Words that many have, with a price, an experience, a trade or a city that few have: one index knows them together. A
-- price stands for every step that it is under, so that "up to 500" is one mark (see listing-marks.ts).
create function listing_marks(category text, city_key text, price integer, experience integer) returns text[]
language sql immutable as $$
  select array['c' || category, 't' || city_key]
    || array(select 'p' || step from unnest(array[200,300,400,500,600,700,800,1000,1200,1500,2000,3000,5000,10000]) step where price <= step)
    || array(select 'e' || step from unnest(array[0,1,2,3,5,10,20]) step where experience <= step)
$$;
alter table providers add column marks text[] not null generated always as (listing_marks(category, city_key, price, experience)) stored;
alter table products add column marks text[] not null generated always as (listing_marks(category, city_key, price, null)) stored;
create index providers_words on providers using gin (kind, words, marks) where not suspended;
create index products_words on products using gin (words, marks) where not suspended;

-- Counts, and pages of what few have, are read from the indexes alone: these hold what filters ask and what orders need,
-- so that a row is fetched only where it is shown.
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
create index providers_of_kind on providers (kind, id)
  include (category, price, experience, available, verified, city_key) where not suspended;
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

-- What reservations leave free is asked of each row of a page, by their ends: a quicker way than the constraint's index.
drop index reservations_unit;
create index reservations_unit on reservations (unit_id, upper(span)) include (span, released_at);
