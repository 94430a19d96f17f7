-- A book that more than one backup brought back lost lines from the least of those places on.
alter table ledgers add column restored_first integer;
update ledgers l set restored_first = least(restored_seq,
  (select min(seen_seq) from ledger_entries e where e.book_id = l.book_id and e.seen_lost is not null))
where restored_seq is not null;
