-- What a listing says that it does, by the keys of content/trades.json; the category stays what it was.
alter table providers add column trades text[] not null default '{}' check (cardinality(trades) <= 5);
create index providers_trades on providers using gin (trades) where not suspended and trades <> '{}';

-- An item may name a trade. `trade_near`: somebody near had it when it was asked, so that nobody else is asked.
alter table request_items add column trade text, add column trade_near boolean not null default false;
