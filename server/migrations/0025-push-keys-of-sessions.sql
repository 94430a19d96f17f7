-- Pushes reach a browser only while its session lives: a session that ends takes the key along. A browser says its key
-- again whenever a page opens, so those without a session go.
delete from push_keys;
alter table push_keys add session bytea not null references sessions (token_hash) on delete cascade;
create index push_keys_session on push_keys (session);
