import { useQueries } from '@tanstack/react-query';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { productFromWire } from '#contract/marketplace/mapping.ts';
import { getProduct } from '#contract/marketplace/products.calls.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';

/** A chosen listing, as far as the form says something of it. */
export interface Listed {
  ref: ListingRef;
  userId: string;
  name: string;
  category: string;
  /** Whole rupees a day, of all its heads. */
  price: number | null;
  /** People of a crew; else 1. */
  heads: number;
  picture: string | null;
}

async function read({ kind, _id }: ListingRef, signal: AbortSignal): Promise<Listed> {
  const ref = { kind, _id };
  const asked = { params: { id: _id }, signal };
  if (kind === 'product') {
    const product = productFromWire((await call(getProduct, asked)).data);
    const { name, category, price, userId, productPic } = product;
    return { ref, userId, name, category, price, heads: 1, picture: productPic ?? toolDrawing(category) };
  }
  const { name, category, price, userId, groupSize, profilePic } = await readProvider(kind, asked);
  return { ref, userId, name, category, price, heads: groupSize ?? 1, picture: profilePic };
}

type Asked = { params: { id: string }; signal: AbortSignal };
async function readProvider(kind: Exclude<ListingRef['kind'], 'product'>, asked: Asked) {
  switch (kind) {
    case 'worker':
      return fromWire(kind, (await call(providerCalls.worker.get, asked)).data);
    case 'groupWorker':
      return fromWire(kind, (await call(providerCalls.groupWorker.get, asked)).data);
    case 'contractor':
      return fromWire(kind, (await call(providerCalls.contractor.get, asked)).data);
    case 'engineer':
      return fromWire(kind, (await call(providerCalls.engineer.get, asked)).data);
  }
}

/** The chosen listings; one that is gone is left out. */
export function useListed(to: readonly ListingRef[]): { listed: Listed[]; waiting: boolean } {
  const answers = useQueries({
    queries: to.map((ref) => ({
      queryKey: ['listed', ref.kind, ref._id],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(ref, signal),
    })),
  });
  return {
    listed: answers.flatMap(({ data }) => data ?? []),
    waiting: answers.some(({ isPending }) => isPending),
  };
}
