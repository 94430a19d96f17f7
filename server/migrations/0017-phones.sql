-- An account has an e-mail, a phone or both (docs/rules.md#accounts-21). A phone: ten digits of India.
alter table users
  alter column email drop not null,
  alter column password_hash drop not null,
  add column phone text unique check (phone ~ '^[0-9]{10}$'),
  add constraint users_reached check (email is not null or phone is not null);

-- A code is bound to an address of either kind.
alter table codes rename column email to address;
