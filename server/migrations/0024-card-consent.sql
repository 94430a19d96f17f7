-- Which words the owner of a card said yes to; null: a card from before they were counted.
alter table work_cards add column consent_version integer;
