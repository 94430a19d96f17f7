import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { addProduct, getProduct, updateProduct } from '#contract/marketplace/products/calls.ts';
import {
  providerCalls,
  registerContractor,
  registerGroup,
  registerRentalProvider,
  registerWorker,
} from '#contract/marketplace/providers/calls.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import type { WireByKind } from '#contract/marketplace/providers/wire.ts';
import { call } from '#web/shared/api/api.ts';
import type { Editing, FormKind } from '#web/shared/forms/form-values.ts';
import { valuesOfProduct, valuesOfProvider, type WireBody } from './form-body.ts';

export const create: Record<FormKind, (body: WireBody) => Promise<unknown>> = {
  worker: (body) => call(registerWorker, { body }),
  groupWorker: (body) => call(registerGroup, { body }),
  contractor: (body) => call(registerContractor, { body }),
  engineer: (body) => call(registerContractor, { body }),
  provider: (body) => call(registerRentalProvider, { body }),
  product: (body) => call(addProduct, { body }),
};

export const update: Record<FormKind, (id: string, body: WireBody) => Promise<unknown>> = {
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
  const provider = fromWire(kind, (await get(id)).data);
  return {
    id: provider.id,
    userId: provider.userId,
    values: valuesOfProvider(provider),
    verified: provider.verified,
    sentBack: provider.sentBack ?? null,
    aadhar: provider.aadhar ?? null,
    idPictureWaits: provider.idPictureWaits ?? false,
  };
}

export async function read(kind: FormKind, id: string): Promise<Editing> {
  if (kind !== 'product') return readProvider(kind, id);
  const { data } = await call(getProduct, { params: { id } });
  return {
    id: data._id,
    userId: data.userId,
    values: valuesOfProduct(data),
    verified: data.verified,
    sentBack: data.sentBack ?? null,
    aadhar: null,
    idPictureWaits: false,
  };
}
