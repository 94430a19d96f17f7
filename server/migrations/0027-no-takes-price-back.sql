-- Who says no before the hour has no price that opens: their page tells them that they said no.
create function quotes_of_no() returns trigger language plpgsql as $$
begin
  update quotes q set status = 'withdrawn' from tenders t
  where t.request_id = q.request_id and q.request_id = new.request_id and q.listing_id = new.listing_id
    and q.status = 'sealed' and new.passed_at < t.opens_at;
  return null;
end $$;
create trigger quotes_of_no after update of passed_at on request_people for each row
  when (new.passed_at is not null and new.passed_at is distinct from old.passed_at) execute function quotes_of_no();
