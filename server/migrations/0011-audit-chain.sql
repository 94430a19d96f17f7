-- The audit log as a chain: each line carries the SHA-256 of the line before it and of itself, and the last one's
-- stands apart. The database makes them inside the insert, one line after the other.
alter table audit_log add seq bigint, add prev bytea, add hash bytea;

create table audit_head (
  one boolean primary key default true check (one),
  last_seq bigint not null default 0,
  head bytea not null default decode(repeat('00', 32), 'hex')
);
insert into audit_head default values;

-- Each value with its length in front, so that no two lines are written alike; verify-audit-log.ts writes the same.
create function audit_hash(line audit_log) returns bytea language sql stable as $$
  select sha256(line.prev || convert_to(string_agg(
    coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-'), ',' order by place), 'UTF8'))
  from unnest(array[line.seq::text, line.id::text, line.admin_id::text, line.admin_name, line.act, line.kind,
    line.record_id::text, line.record_name,
    to_char(line.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')]) with ordinality as parts(part, place)
$$;

create function chain_audit_log() returns trigger language plpgsql as $$
declare
  last audit_head;
begin
  -- A restore brings lines with their hashes, and the head after them.
  if new.hash is not null then
    return new;
  end if;
  insert into audit_head default values on conflict do nothing;
  -- Whoever writes the next line waits here for the end of our transaction.
  select * into strict last from audit_head for update;
  new.seq := last.last_seq + 1;
  new.prev := last.head;
  new.hash := audit_hash(new);
  update audit_head set last_seq = new.seq, head = new.hash;
  return new;
end $$;

alter table audit_log disable trigger audit_log_append_only;
do $$
declare
  line audit_log;
  last audit_head;
begin
  for line in select * from audit_log order by id loop
    select * into strict last from audit_head;
    line.seq := last.last_seq + 1;
    line.prev := last.head;
    line.hash := audit_hash(line);
    update audit_log set seq = line.seq, prev = line.prev, hash = line.hash where id = line.id;
    update audit_head set last_seq = line.seq, head = line.hash;
  end loop;
end $$;
alter table audit_log enable trigger audit_log_append_only;

alter table audit_log alter seq set not null, alter prev set not null, alter hash set not null,
  add constraint audit_log_one_line_each unique (seq);
create trigger audit_log_chained before insert on audit_log
  for each row execute function chain_audit_log();
