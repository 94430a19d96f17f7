import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { dataOf, listOf, nothing } from '#contract/fields.ts';
import { productFilter } from './filter.ts';
import { productBody, productChanges, productRecord } from './product.ts';

const params = z.object({ id: z.string() });
const files = ['productPic'] as const;

export const addProduct = endpoint({
  method: 'POST',
  path: '/addProduct',
  access: 'user',
  summary: 'List a product for rent; rental providers only',
  body: productBody,
  response: dataOf(productRecord),
  files,
});

export const getProducts = endpoint({
  method: 'GET',
  path: '/getProducts',
  access: 'user',
  summary: 'Rental products, filtered by company, category, price, place and words; newest or nearest first',
  query: productFilter,
  response: listOf(productRecord),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/getProduct/:id',
  access: 'user',
  summary: 'One product',
  params,
  response: dataOf(productRecord),
});

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/updateProduct/:id',
  access: 'user',
  summary: 'Change a product, in part',
  params,
  body: productChanges,
  response: dataOf(productRecord),
  files,
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/deleteProduct/:id',
  access: 'user',
  summary: 'Delete a product',
  params,
  response: nothing,
});

/** For the filter's company select: exact names. */
export const getCompanies = endpoint({
  method: 'GET',
  path: '/companies',
  access: 'user',
  summary: 'The companies whose products are listed',
  response: dataOf(z.array(z.string())),
});
