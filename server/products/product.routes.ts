import {
  addProduct as addProductCall,
  deleteProduct,
  getCompanies,
  getProduct,
  getProducts,
  updateProduct,
} from '#contract/products/calls';
import { productToWire } from '#contract/products/mapping';
import { type List, readPage } from '../listing/listing.ts';
import { AppError } from '../platform/errors.ts';
import type { Register } from '../platform/route.ts';
import type { Services } from '../platform/services.ts';
import { companies, findProduct } from './product.data.ts';
import { addProduct, changeProduct, removeProduct } from './product-change.ts';
import { listedColumns, type ProductRow, shown } from './product-view.ts';

const list: List = {
  name: 'product',
  table: 'products',
  always: 'true',
  columns: listedColumns,
  joined: 'join providers p on p.id = r.provider_id',
  priced: true,
  experienced: false,
  hasCompany: true,
};
/** More than a select can sensibly offer. */
const mostCompanies = 500;

export function productRoutes(register: Register, services: Services): void {
  const { db, pool } = services;
  register(addProductCall, async ({ body, caller }, reply) => {
    const data = productToWire(await addProduct(services, caller, body));
    reply.code(201);
    return { data };
  });
  register(getProducts, async ({ query, caller }) => {
    const { rows, ...page } = await readPage<ProductRow>(pool, list, query);
    return { data: rows.map((row) => productToWire(shown(row, caller))), ...page };
  });
  register(getProduct, async ({ params, caller }) => {
    const row = await findProduct(db, params.id);
    if (!row) throw new AppError('no-products');
    return { data: productToWire(shown(row, caller)) };
  });
  register(updateProduct, async ({ params, body, caller }) => ({
    data: productToWire(await changeProduct(services, caller, { id: params.id, changes: body })),
  }));
  register(deleteProduct, async ({ params, caller }) => {
    await removeProduct(services, caller, params.id);
    return { data: null };
  });
  register(getCompanies, async () => ({ data: await companies(db, mostCompanies) }));
}
