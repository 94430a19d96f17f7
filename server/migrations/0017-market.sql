-- What an admin reads of the last weeks: requests that were asked, and bookings that ended.
create index requests_asked on requests (created_at);
create index bookings_ended on bookings (status_at) where status in ('done', 'cancelled');
