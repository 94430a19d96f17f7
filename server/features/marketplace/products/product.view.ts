import type { Product } from '#contract/marketplace/product.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { publicPath } from '../public/public-address.rules.ts';
import type { ProductRow } from './product.data.ts';

/** The one place where a product becomes JSON. */
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
    pictures: row.pictures,
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
    ...(row.public &&
      !row.suspended && {
        publicPath: publicPath({ ...row, kind: 'product', trades: [], pin: row.pin ?? '' }),
      }),
    ...(viewer.userId === row.user_id && { public: row.public, publicPhoto: row.public_photo }),
    ...((viewer.admin || viewer.userId === row.user_id) && { sentBack: row.sent_back_reason }),
  };
}
