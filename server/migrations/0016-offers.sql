-- A price of a whole job is up to ten crore.
alter table request_items drop constraint request_items_price_check,
  add constraint request_items_price_check check (price between 1 and 100000000),
  -- Of a machine: whether an operator who costs extra comes along; null where nothing was said.
  add column operator boolean;
alter table offers drop constraint offers_price_check,
  add constraint offers_price_check check (price between 1 and 100000000);

-- Agreed days near a place, for what is usual there.
create index requests_by_place on requests using gist (ll_to_earth(lat, lng));

-- Addresses of public pictures beside the first one, in the order in which they were given.
alter table products add column pictures text[] not null default '{}' check (cardinality(pictures) <= 7);
create index products_pictures on products using gin (pictures);
