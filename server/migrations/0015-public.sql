-- Whether a listing has a page for everybody (docs/rules.md#public-1): null where its owner has not said. The photo is a
-- question of its own. `public_at` is when the owner last answered.
alter table providers
  add column public boolean,
  add column public_photo boolean not null default false,
  add column public_at timestamptz(3),
  add constraint providers_public_said check ((public is null) = (public_at is null));
alter table products
  add column public boolean,
  add column public_photo boolean not null default false,
  add column public_at timestamptz(3),
  add constraint products_public_said check ((public is null) = (public_at is null));
create index providers_public on providers (id) where public and verified and not suspended;
create index products_public on products (id) where public and verified and not suspended;
-- The figures of a trade in a district are asked by its PIN codes.
create index providers_pin on providers (pin, kind, category) where not suspended;

-- What had, or declined, such a page and is deleted: its address answers "gone", and not "never there". Nothing else is kept.
create table ended_pages (
  listing_id uuid primary key,
  ended_at timestamptz not null default now()
);
create function note_ended_page() returns trigger language plpgsql as $$
begin
  insert into ended_pages (listing_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger providers_ended_page after delete on providers
  for each row when (old.public is not null) execute function note_ended_page();
create trigger products_ended_page after delete on products
  for each row when (old.public is not null) execute function note_ended_page();
