import { productFromWire } from '#contract/marketplace/mapping.ts';
import { getProducts } from '#contract/marketplace/products.calls.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { type Candidate, ofProduct, ofProvider } from './candidate.ts';
import type { Need } from './needs.ts';

type Asked = { query: Record<string, string>; signal: AbortSignal };

export async function listed(of: Need['of'], asked: Asked): Promise<Candidate[]> {
  switch (of) {
    case 'worker':
      return (await call(providerCalls.worker.list, asked)).data.map((wire) =>
        ofProvider(fromWire(of, wire)),
      );
    case 'groupWorker':
      return (await call(providerCalls.groupWorker.list, asked)).data.map((wire) =>
        ofProvider(fromWire(of, wire)),
      );
    case 'contractor':
      return (await call(providerCalls.contractor.list, asked)).data.map((wire) =>
        ofProvider(fromWire(of, wire)),
      );
    case 'engineer':
      return (await call(providerCalls.engineer.list, asked)).data.map((wire) =>
        ofProvider(fromWire(of, wire)),
      );
    case 'product':
      return (await call(getProducts, asked)).data.map((wire) => ofProduct(productFromWire(wire)));
  }
}
