-- Accounts that an admin stopped for a while (docs/rules.md#admin-6). Each stays as history once it is lifted.
create table suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('fraud', 'abuse', 'spam', 'false-identity', 'other')),
  -- Told to the person.
  note text not null,
  -- No references to users: it outlives the account of the admin.
  suspended_by uuid not null,
  created_at timestamptz(3) not null default now(),
  lifted_at timestamptz(3),
  lifted_by uuid
);
create unique index suspensions_standing on suspensions (user_id) where lifted_at is null;
create index suspensions_user on suspensions (user_id);
create index suspensions_order on suspensions (created_at, id) where lifted_at is null;

-- Who, what, when; no private values. Append-only, by rule of the database, and a chain: each line carries the SHA-256
-- of the line before it and of itself, and the last one's stands apart. The database makes them inside the insert, one
-- line after the other.
create table audit_log (
  id bigint generated always as identity primary key,
  admin_id uuid,
  admin_name text,
  act text not null check (act in
    ('verify', 'send-back', 'delete', 'look-at-id', 'read-report', 'close-report', 'login-failed', 'rule-no-show',
     'hide-review', 'show-review', 'second-factor-on', 'second-factor-off', 'recovery-code-used', 'suspend', 'lift',
     'name-helper', 'unname-helper')),
  kind text,
  record_id uuid,
  record_name text,
  created_at timestamptz not null default now(),
  seq bigint not null constraint audit_log_one_line_each unique,
  prev bytea not null,
  hash bytea not null
);
create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_is_append_only();

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
  -- The writer of the next line waits here for the end of our transaction.
  select * into strict last from audit_head for update;
  new.seq := last.last_seq + 1;
  new.prev := last.head;
  new.hash := audit_hash(new);
  update audit_head set last_seq = new.seq, head = new.hash;
  return new;
end $$;
create trigger audit_log_chained before insert on audit_log
  for each row execute function chain_audit_log();
