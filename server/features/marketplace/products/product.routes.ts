import { productToWire } from '#contract/marketplace/mapping.ts';
import {
  addProduct as addProductCall,
  deleteProduct,
  getCompanies,
  getProduct,
  getProducts,
  updateProduct,
} from '#contract/marketplace/products.calls.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import type { EndListing } from '../free/end-listing.ts';
import { type Facts, factsOfRecord } from '../free/listing-facts.data.ts';
import { companies, findProduct } from './product.data.ts';
import { present } from './product.view.ts';
import { addProduct } from './product-add.rules.ts';
import { changeProduct } from './product-change.rules.ts';
import { listProducts } from './product-list.rules.ts';
import { removeProduct } from './product-remove.rules.ts';

/** More than a select can sensibly offer. */
const mostCompanies = 500;

/** What products need of hiring; given by app.ts. */
export interface GivenToProducts {
  facts: Facts;
  end: EndListing;
}

export function productRoutes(register: Register, services: Services, { facts, end }: GivenToProducts): void {
  const { db, pool, reads } = services;
  register(addProductCall, async ({ body, caller }, reply) => {
    const data = productToWire(await addProduct(services, caller, body));
    reply.code(201);
    return { data };
  });
  register(getProducts, async ({ query, caller }) => {
    const { products, ...page } = await reads.list(caller, (from) =>
      listProducts(from, query, { caller, facts }),
    );
    return { data: products.map(productToWire), ...page };
  });
  register(getProduct, async ({ params, caller }) => {
    const row = await findProduct(db, params.id);
    if (!row || (row.suspended && !caller.admin)) throw new AppError('no-products');
    const ref = { kind: 'product', _id: row.id } as const;
    const known = await factsOfRecord(pool, facts, { ref, capacity: row.stock });
    return { data: productToWire({ ...present(row, caller), ...known }) };
  });
  register(updateProduct, async ({ params, body, caller }) => ({
    data: productToWire(await changeProduct(services, caller, { id: params.id, changes: body })),
  }));
  register(deleteProduct, async ({ params, caller }) => {
    await removeProduct(services, caller, { id: params.id, end });
    return { data: null };
  });
  register(getCompanies, async ({ caller }) => ({
    data: await reads.list(caller, (from) => companies(from.db, mostCompanies)),
  }));
}
