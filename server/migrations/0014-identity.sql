-- What shows who somebody is, without a number: the kind, who looked, and when (docs/rules.md#privacy-9).
alter table providers
  add column evidence text check (evidence in
    ('aadhaar-masked', 'voter', 'licence', 'eshram', 'bocw', 'other-id', 'in-person')),
  -- Null while nobody has looked.
  add column evidence_by text,
  add column evidence_at timestamptz,
  add constraint providers_evidence_seen check ((evidence_by is null) = (evidence_at is null)),
  add constraint providers_evidence_of_a_kind check (evidence_at is null or evidence is not null),
  add constraint providers_evidence_in_person check (evidence <> 'in-person' or evidence_at is not null);
-- Pictures that wait were asked for as those of one card.
update providers set evidence = 'aadhaar-masked' where id_picture is not null;
