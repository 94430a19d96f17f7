-- Who said a no-show hears that it is denied, and both sides hear the ruling.
do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'notices_kind_check';
  alter table notices drop constraint notices_kind_check;
  execute 'alter table notices add constraint notices_kind_check '
    || replace(known, '''verified''::text', '''verified''::text, ''no-show-denied''::text, ''no-show-stands''::text,
      ''no-show-lifted''::text');
end $$;
