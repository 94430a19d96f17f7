import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { updateProduct } from '#contract/marketplace/products.calls.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';

/** What an owner says of their listing's page for everybody. */
export interface PublicAnswer {
  public?: boolean;
  publicPhoto?: boolean;
}

type Put = (said: PublicAnswer, params: { id: string }) => Promise<object>;
const putOf: Record<ProviderKind | 'product', Put> = {
  worker: (body, params) => call(providerCalls.worker.update, { params, body }),
  groupWorker: (body, params) => call(providerCalls.groupWorker.update, { params, body }),
  contractor: (body, params) => call(providerCalls.contractor.update, { params, body }),
  engineer: (body, params) => call(providerCalls.engineer.update, { params, body }),
  provider: (body, params) => call(providerCalls.provider.update, { params, body }),
  product: (body, params) => call(updateProduct, { params, body }),
};

export const sayPublic = (
  { kind, id }: { kind: ProviderKind | 'product'; id: string },
  said: PublicAnswer,
): Promise<object> => putOf[kind](said, { id });
