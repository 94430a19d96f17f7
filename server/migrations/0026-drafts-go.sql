-- What was drafted and never agreed is no contract: its papers go with the account of either side. A signed one stands.
create or replace function papers_stand() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.status <> 'signed'
    and exists (select from contracts where id = old.contract_id and status = 'lapsed') then return old; end if;
  if tg_op <> 'UPDATE' or old.status <> 'open'
    or (new.contract_id, new.kind, new.no, new.author, new.author_id, new.body, new.sha256)
      is distinct from (old.contract_id, old.kind, old.no, old.author, old.author_id, old.body, old.sha256)
    or (old.customer_signed_at is not null and new.customer_signed_at is distinct from old.customer_signed_at)
    or (old.provider_signed_at is not null and new.provider_signed_at is distinct from old.provider_signed_at)
  then raise exception 'a paper stands as it was written' using errcode = 'NV003'; end if;
  return new;
end $$;
