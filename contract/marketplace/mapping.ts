import type { Product, ProductWire } from './product.ts';

export function productToWire({ id, available, ...fields }: Product): ProductWire {
  return { _id: id, status: available, ...fields };
}

export function productFromWire({ _id, status, ...fields }: ProductWire): Product {
  return { id: _id, available: status, ...fields };
}
