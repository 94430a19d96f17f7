import { cardKinds } from '#contract/marketplace/evidence.ts';
import type { ProductWire } from '#contract/marketplace/product.ts';
import type { WireRecord } from '#contract/marketplace/providers/wire.ts';
import { type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';

/** The hosts of the three links, in the order of their fields. */
const hosts = [
  /\/\/(\w+\.)?(x|twitter)\.com\//i,
  /\/\/(\w+\.)?instagram\.com\//i,
  /\/\/(\w+\.)?facebook\.com\//i,
];

/** A record as the form shows it: each field as text. */
export function recordValues(record: WireRecord | ProductWire): FormValues {
  const given: Record<string, unknown> = record;
  const texts = Object.keys(noValues).map((name) => [name, String(given[name] ?? '')]);
  const links = 'social' in record ? (record.social ?? []) : [];
  return {
    ...noValues,
    ...Object.fromEntries(texts),
    social: hosts.map((host) => links.find((link) => host.test(link)) ?? ''),
    // Who was seen in person has no card to name.
    evidence: cardKinds.find((kind) => 'evidence' in record && kind === record.evidence?.kind) ?? '',
  };
}
