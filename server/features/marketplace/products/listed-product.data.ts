import type { List } from '../search/listing-rows.data.ts';

const columns =
  'r.provider_id, r.user_id, r.name, r.company, r.category, r.price, r.description, r.product_pic, r.pictures, r.available, ' +
  'r.available_said_at, r.verified, r.sent_back_reason, r.demo, r.created_at, r.updated_at, p.name as provider_name, p.address, p.country, ' +
  'coalesce((select t.stock from rental_terms t where t.product_id = r.id), 1)::int as stock';

export const productList: List = {
  name: 'product',
  table: 'products',
  always: 'not r.suspended',
  asks: 'r.category, r.company, r.price, r.available, r.verified, r.city_key',
  columns,
  joined: 'join providers p on p.id = r.provider_id',
  priced: true,
  experienced: false,
  hasCompany: true,
  units: 'machines',
};
