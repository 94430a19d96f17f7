import type { FieldName } from './field-names.ts';
import type { FieldSpec } from './field-spec.ts';
import { categoryAs, price } from './work-fields.ts';

export const productFields: FieldSpec<FieldName<'product'>>[] = [
  {
    name: 'productPic',
    control: 'picture',
    step: 'photos',
    label: 'productPic',
    hint: 'productPic',
    wide: true,
    locks: true,
  },
  { name: 'name', control: 'text', step: 'product', label: 'productName', locks: true },
  { name: 'company', control: 'text', step: 'product', label: 'company' },
  { ...categoryAs('category'), step: 'product', label: 'productType' },
  { ...price, step: 'product' },
  {
    name: 'description',
    control: 'area',
    step: 'product',
    label: 'description',
    hint: 'description',
    wide: true,
  },
];
