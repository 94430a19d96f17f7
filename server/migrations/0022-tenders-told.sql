-- A tender that ends before its hour has no hour to be told of.
create or replace function quotes_lapse() returns trigger language plpgsql as $$
begin
  update quotes set status = 'lapsed' where request_id = new.id and status in ('sealed', 'opened');
  update tenders set hour_told = true where request_id = new.id and not hour_told;
  return new;
end $$;
update tenders t set hour_told = true from requests r
where r.id = t.request_id and r.status in ('closed', 'expired') and not t.hour_told;

-- A bill never changes, but for losing its words when its customer's account ends: quantities and stages stay.
create function lines_without_words(lines jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg((line - 'note') || '{"name": "–"}' order by at) from jsonb_array_elements(lines) with ordinality l(line, at) $$;
create function stages_without_words(stages jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(stage || '{"name": "–", "see": []}' order by at) from jsonb_array_elements(stages) with ordinality s(stage, at) $$;
create function tender_bills_stand() returns trigger language plpgsql as $$
begin
  if (new.request_id, new.version, new.sha256, new.created_at, new.lines, new.stages) is distinct from
    (old.request_id, old.version, old.sha256, old.created_at, lines_without_words(old.lines), stages_without_words(old.stages)) then
    raise exception 'this stands as it was sent' using errcode = 'NV003'; end if;
  return new;
end $$;
drop trigger tender_bills_stand on tender_bills;
create trigger tender_bills_stand before update on tender_bills for each row execute function tender_bills_stand();
drop function never_changes();
