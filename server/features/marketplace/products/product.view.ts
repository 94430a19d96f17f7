import type { Selectable } from 'kysely';
import type { Product } from '#contract/marketplace/product.ts';
import type { ProductsTable } from '#server/platform/database/tables/listing-tables.ts';
import type { Caller } from '#server/platform/http/access.ts';

/** A product's row with what it shows of its provider. */
export type ProductRow = Omit<
  Selectable<ProductsTable>,
  'city_key' | 'lat' | 'lng' | 'search' | 'suspended' | 'hired_times' | 'review_count' | 'review_stars'
> & {
  /** Absent in lists, which hold none for others than admins. */
  suspended?: boolean;
  provider_name: string;
  address: string;
  country: string;
  stock: number;
  distance_km?: number;
};

export const listedColumns =
  'r.provider_id, r.user_id, r.name, r.company, r.category, r.price, r.description, r.product_pic, r.available, ' +
  'r.available_said_at, r.verified, r.sent_back_reason, r.demo, r.created_at, r.updated_at, p.name as provider_name, p.address, p.country, ' +
  'coalesce((select t.stock from rental_terms t where t.product_id = r.id), 1)::int as stock';

export function present(row: ProductRow, viewer: Pick<Caller, 'userId' | 'admin'>): Product {
  return {
    id: row.id,
    userId: row.user_id,
    providerId: row.provider_id,
    name: row.name,
    company: row.company,
    category: row.category,
    price: row.price,
    description: row.description,
    productPic: row.product_pic,
    available: row.available,
    availableSaidAt: row.available_said_at?.toISOString() ?? null,
    verified: row.verified,
    demo: row.demo,
    providerName: row.provider_name,
    address: row.address,
    country: row.country,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    distanceKm: row.distance_km,
    ...((viewer.admin || viewer.userId === row.user_id) && { sentBack: row.sent_back_reason }),
  };
}
