-- Bookings that were real work: done, with a day that the customer marked as worked or agreed to, or a return that both
-- signed; people's for pay that could be a day's. The one place that says so. `month`: its first day in steps of 30
-- days; of two people one booking in each counts, so that nobody is hired twelve times in an hour by a friend.
create view hired_bookings as
select b.id, b.listing_id, b.provider_id, b.customer_id,
  ((lower(b.spans) at time zone 'Asia/Kolkata')::date - date '2000-01-01') / 30 as month
from bookings b
where b.status = 'done' and (b.listing_of = 'product' or b.total >= 100) and (
  exists (select from ledger_entries e where e.booking_id = b.id and e.side = 'customer' and e.kind = 'day'
    and (e.body ->> 'mark' in ('full', 'half') or (e.body ->> 'hours')::float8 > 0))
  or exists (select from ledger_entries e join ledger_entries said
      on said.booking_id = e.booking_id and said.id::text = e.body ->> 'entry'
    where e.booking_id = b.id and e.side = 'customer' and e.kind = 'agree' and said.side = 'provider'
      and coalesce(said.body -> 'body', said.body) ->> 'mark' in ('full', 'half'))
  or exists (select from inspections i where i.booking_id = b.id and i.kind = 'return'
    and i.customer_signed_at is not null and i.provider_signed_at is not null));

-- What lists say of a listing, by what it did.
create function standing_of(listing uuid)
returns table (hired_times integer, review_count integer, review_stars integer) language sql stable as $$
  select (select count(distinct (customer_id, month))::int from hired_bookings where listing_id = listing), count(*)::int, coalesce(sum(stars), 0)::int
  from reviews where listing_id = listing and counts and published_at is not null and hidden_at is null
$$;

-- The same, kept in its row by whatever changes it: to read it from the books took most of a list's time.
alter table providers
  add column hired_times integer not null default 0,
  add column review_count integer not null default 0,
  add column review_stars integer not null default 0;
alter table products
  add column hired_times integer not null default 0,
  add column review_count integer not null default 0,
  add column review_stars integer not null default 0;
update providers r set (hired_times, review_count, review_stars) = (select * from standing_of(r.id))
where exists (select from bookings b where b.listing_id = r.id);
update products r set (hired_times, review_count, review_stars) = (select * from standing_of(r.id))
where exists (select from bookings b where b.listing_id = r.id);
