-- What the phones of both sides signed of a paper, by side; a phone without a key signs nothing.
alter table papers add column signatures jsonb not null default '{}';
create function paper_signatures_stand() returns trigger language plpgsql as $$
begin
  if not new.signatures @> old.signatures then
    raise exception 'a paper stands as it was written' using errcode = 'NV003';
  end if;
  return new;
end $$;
create trigger paper_signatures_stand before update on papers for each row execute function paper_signatures_stand();
