import type { consentVersion } from '#contract/marketplace/consent.ts';
import { cardKinds } from '#contract/marketplace/evidence.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { ProductWire } from '#contract/marketplace/product.ts';
import { addProduct, getProduct, updateProduct } from '#contract/marketplace/products.calls.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import {
  providerCalls,
  registerContractor,
  registerGroup,
  registerRentalProvider,
  registerWorker,
} from '#contract/marketplace/providers/providers.calls.ts';
import type { WireByKind, WireRecord } from '#contract/marketplace/providers/wire.ts';
import { call } from '#web/shared/api/api.ts';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { type Editing, type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';
import type { SentValues } from './sent-values.ts';

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

type Registration = SentValues & { consent?: typeof consentVersion };

/** A product's answers its id. */
export const create: Record<FormKind, (body: Registration) => Promise<unknown>> = {
  worker: (body) => call(registerWorker, { body }),
  groupWorker: (body) => call(registerGroup, { body }),
  contractor: (body) => call(registerContractor, { body }),
  engineer: (body) => call(registerContractor, { body }),
  provider: (body) => call(registerRentalProvider, { body }),
  product: async (body) => (await call(addProduct, { body })).data._id,
};

export const update: Record<FormKind, (id: string, body: SentValues) => Promise<unknown>> = {
  worker: (id, body) => call(providerCalls.worker.update, { params: { id }, body }),
  groupWorker: (id, body) => call(providerCalls.groupWorker.update, { params: { id }, body }),
  contractor: (id, body) => call(providerCalls.contractor.update, { params: { id }, body }),
  engineer: (id, body) => call(providerCalls.engineer.update, { params: { id }, body }),
  provider: (id, body) => call(providerCalls.provider.update, { params: { id }, body }),
  product: (id, body) => call(updateProduct, { params: { id }, body }),
};

type Reads = { [Kind in ProviderKind]: (id: string) => Promise<{ data: WireByKind[Kind] }> };
const reads: Reads = {
  worker: (id) => call(providerCalls.worker.get, { params: { id } }),
  groupWorker: (id) => call(providerCalls.groupWorker.get, { params: { id } }),
  contractor: (id) => call(providerCalls.contractor.get, { params: { id } }),
  engineer: (id) => call(providerCalls.engineer.get, { params: { id } }),
  provider: (id) => call(providerCalls.provider.get, { params: { id } }),
};

async function readProvider<Kind extends ProviderKind>(kind: Kind, id: string): Promise<Editing> {
  const get: Reads[Kind] = reads[kind];
  const { data } = await get(id);
  // Whether an admin verified it has two names on the wire.
  const { verified } = fromWire(kind, data);
  return editingOf(data, verified);
}

export async function read(kind: FormKind, id: string): Promise<Editing> {
  if (kind !== 'product') return readProvider(kind, id);
  const { data } = await call(getProduct, { params: { id } });
  return editingOf(data, data.verified);
}

function editingOf(record: WireRecord | ProductWire, verified: boolean): Editing {
  return {
    id: record._id,
    userId: record.userId,
    values: recordValues(record),
    verified,
    sentBack: record.sentBack ?? null,
    idPictureWaits: 'idPictureWaits' in record && record.idPictureWaits === true,
  };
}
