alter table bookings
  -- The site of this booking: the request's at first, then what the customer says.
  add column address text,
  add column site_phone text,
  add column site_lat double precision check (site_lat between -90 and 90),
  add column site_lng double precision check (site_lng between -180 and 180),
  add constraint bookings_site_place check ((site_lat is null) = (site_lng is null));
update bookings b set address = r.address, site_phone = r.site_phone
from request_items i join requests r on r.id = i.request_id
where i.id = b.item_id;

-- The booking that was called off, for which this request finds others; no reference, since bookings refer to requests.
alter table requests add column replaces uuid;
create index requests_replaces on requests (replaces) where replaces is not null;

alter table request_items
  -- Rupees of an hour of overtime, where they were agreed before.
  add column overtime_per_hour integer check (overtime_per_hour > 0);

-- Where a user is paid by UPI: shown to who owes them for a booking, and to nobody else.
alter table users add column upi text;

alter table notices
  -- What a user has to do with: a newer notice of the same takes the place of the older.
  add column matter text,
  -- Since when nothing of it is left to do; its act is remembered all the same.
  add column over_at timestamptz(3);
create index notices_matter on notices (matter) where over_at is null;
drop index notices_newest;
create index notices_newest on notices (user_id, created_at desc, id desc) where over_at is null;
drop index notices_unseen;
create index notices_unseen on notices (user_id) where seen_at is null and over_at is null;
-- Two kinds of notices more, whatever the others are by now.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'notices_kind_check';
  alter table notices drop constraint notices_kind_check;
  execute 'alter table notices add constraint notices_kind_check '
    || replace(known, '''verified''::text', '''verified''::text, ''owed''::text, ''damage''::text');
end $$;

-- Work that ended lately, for the reminder of what is owed.
create index bookings_ended_lately on bookings (status_at) where status in ('done_said', 'done');
