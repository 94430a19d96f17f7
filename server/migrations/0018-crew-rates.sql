-- What this unit gets, by what its booking is paid for: of a crew with several rates alone. The days that a unit had
-- before it was swapped keep theirs.
alter table reservations add column price integer check (price > 0);
