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

-- Copied to where each call looks: a session's user, and the rows of the lists.
alter table users add column suspended boolean not null default false;
alter table providers add column suspended boolean not null default false;
alter table products add column suspended boolean not null default false;

alter table audit_log drop constraint audit_log_act_check;
alter table audit_log add constraint audit_log_act_check check (act in
  ('verify', 'send-back', 'delete', 'look-at-id', 'read-report', 'close-report', 'login-failed', 'rule-no-show',
   'hide-review', 'show-review', 'second-factor-on', 'second-factor-off', 'recovery-code-used', 'suspend', 'lift'));

alter table offers drop constraint offers_lapsed_why_check;
alter table offers add constraint offers_lapsed_why_check check (lapsed_why in
  ('taken', 'filled', 'closed', 'account-ended', 'account-stopped', 'listing-ended'));

-- Whose phone and e-mail the new accounts of a network saw on a day of India (docs/rules.md#privacy-8), all together.
-- The network stands here as a keyed hash.
create table contacts_seen_by_network (
  network bytea not null,
  day date not null,
  people uuid[] not null,
  primary key (network, day)
);
create index contacts_seen_by_network_day on contacts_seen_by_network (day);

-- Lists leave out who is suspended: their indexes do so too, or each count would have to look at the rows themselves.
drop index providers_newest, providers_category_newest, providers_price, providers_category_price, providers_experience,
  providers_city, providers_available, providers_words, providers_rating, providers_of_kind, providers_place,
  products_newest, products_category_newest, products_company, products_price, products_category_price, products_city,
  products_words, products_place;
create index providers_newest on providers (kind, created_at desc, id desc) where not suspended;
create index providers_category_newest on providers (kind, category, created_at desc, id desc) where not suspended;
create index providers_price on providers (kind, price, id) where not suspended;
create index providers_category_price on providers (kind, category, price, id) where not suspended;
create index providers_experience on providers (kind, experience desc, id desc) where not suspended;
create index providers_city on providers (kind, city_key, created_at desc, id desc) where not suspended;
create index providers_available on providers (kind, created_at desc, id desc) where available and not suspended;
create index providers_words on providers using gin (kind, words) where not suspended;
create index providers_rating on providers (kind, rating_score desc, id desc) where not suspended;
create index providers_of_kind on providers (kind, id) where not suspended;
create index providers_place on providers using gist (kind, place) where not suspended;
create index products_newest on products (created_at desc, id desc) where not suspended;
create index products_category_newest on products (category, created_at desc, id desc) where not suspended;
create index products_company on products (company, created_at desc, id desc) where not suspended;
create index products_price on products (price, id) where not suspended;
create index products_category_price on products (category, price, id) where not suspended;
create index products_city on products (city_key, created_at desc, id desc) where not suspended;
create index products_words on products using gin (words) where not suspended;
create index products_place on products using gist (place) where not suspended;
