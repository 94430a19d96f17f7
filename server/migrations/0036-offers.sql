-- A price of a whole job is up to ten crore.
alter table request_items drop constraint request_items_price_check,
  add constraint request_items_price_check check (price between 1 and 100000000),
  -- Of a machine: whether an operator who costs extra comes along; null where nothing was said.
  add column operator boolean;
alter table offers drop constraint offers_price_check,
  add constraint offers_price_check check (price between 1 and 100000000);

-- Which days of whom a booking holds, by the listing.
create index bookings_of_listing on bookings (listing_id, customer_id) where status in ('agreed', 'under_way');

-- Agreed days by trade and skill, for what is usual near a place.
create index bookings_agreed_pay on bookings (created_at) where per = 'day' and status not in ('cancelled', 'no_show');

-- More pictures of a product, beside its first.
alter table products add column pictures text[] not null default '{}' check (cardinality(pictures) <= 8);
