-- A listing that somebody else typed, with the consent of the person it is about (docs/rules.md#accounts-25).
alter table providers
  add column helped_by uuid references users on delete set null,
  -- Which text was consented to, and when; null where its owner typed it.
  add column consent_version integer,
  add column consent_at timestamptz,
  add constraint providers_consented check ((consent_version is null) = (consent_at is null)),
  add constraint providers_not_helped_by_owner check (helped_by <> user_id);
create index providers_helped_by on providers (helped_by) where helped_by is not null;

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('signup', 'reset', 'helped'));
