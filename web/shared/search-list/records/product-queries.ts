import { useQuery } from '@tanstack/react-query';
import { productFromWire } from '#contract/marketplace/mapping.ts';
import type { Product } from '#contract/marketplace/product.ts';
import { getCompanies, getProduct, getProducts } from '#contract/marketplace/products.calls.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { type EndlessList, useEndlessList } from '../cards/endless-list.ts';

const pageSize = '24';

export function useProductList(query: Record<string, string | undefined>): EndlessList<Product> {
  return useEndlessList({
    key: ['products', query],
    load: async ({ cursor, signal }) => {
      const page = await call(getProducts, { query: { ...query, limit: pageSize, cursor }, signal });
      return { ...page, data: page.data.map(productFromWire) };
    },
  });
}

/** The companies whose products are listed, by name. */
export function useCompanies(): string[] {
  const { data } = useQuery({
    queryKey: ['companies'],
    queryFn: ({ signal }) => call(getCompanies, { signal }),
  });
  return data?.data ?? [];
}

export function useProduct(id: string) {
  return useQuery({
    queryKey: ['product', id],
    queryFn: ({ signal }) => call(getProduct, { params: { id }, signal }),
    select: ({ data }) => productFromWire(data),
    enabled: id !== '',
  });
}

/** A rental provider's record and all of their products, page after page. */
export async function readRentalProvider(id: string, signal: AbortSignal) {
  const products: Product[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { limit: '100', cursor };
    const page = await call(providerCalls.provider.get, { params: { id }, query, signal });
    products.push(...page.data.products.map(productFromWire));
    if (!page.nextCursor) return { data: page.data, products };
    cursor = page.nextCursor;
  }
}

export const productProviderKey = (providerId: string) => ['product-provider', providerId] as const;

/** Who rents the product out: face, and whether one follows them. */
export function useProductProvider(providerId: string) {
  return useQuery({
    queryKey: productProviderKey(providerId),
    queryFn: ({ signal }) =>
      call(providerCalls.provider.get, { params: { id: providerId }, query: { limit: '1' }, signal }),
    select: ({ data }) => data,
  });
}
