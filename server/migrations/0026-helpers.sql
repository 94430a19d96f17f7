-- Registers many people who cannot do it themselves: an admin has named the account (docs/rules.md#accounts-25).
alter table users add column helper boolean not null default false;

alter table audit_log drop constraint audit_log_act_check;
alter table audit_log add constraint audit_log_act_check check (act in
  ('verify', 'send-back', 'delete', 'look-at-id', 'read-report', 'close-report', 'login-failed', 'rule-no-show',
   'hide-review', 'show-review', 'second-factor-on', 'second-factor-off', 'recovery-code-used', 'suspend', 'lift',
   'name-helper', 'unname-helper'));
