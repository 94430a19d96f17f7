import type { FieldName, FormKind } from './field-names.ts';
import type { FieldSpec, StepName } from './field-spec.ts';
import { age, fullName, links, phone, place } from './person-fields.ts';
import {
  businessName,
  categoryAs,
  experience,
  identity,
  photos,
  price,
  teams,
  trades,
} from './work-fields.ts';

const productFields: FieldSpec<FieldName<'product'>>[] = [
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

const groupFields: FieldSpec<FieldName<'groupWorker'>>[] = [
  {
    name: 'groupName',
    control: 'text',
    step: 'about',
    label: 'groupName',
    autoComplete: 'organization',
    wide: true,
    locks: true,
  },
  { name: 'leaderName', control: 'text', step: 'about', label: 'leaderName' },
  phone,
  ...place,
  categoryAs('category'),
  trades,
  { name: 'groupSize', control: 'number', step: 'work', label: 'groupSize' },
  { ...experience, label: 'experienceOptional' },
  { ...price, label: 'priceOfGroup' },
  ...links('work'),
  { name: 'profilePic', control: 'picture', step: 'photos', label: 'groupPic', hint: 'groupPic' },
  ...identity,
];

const person = [age, phone, ...place];

/** The fields of each form, from top to bottom (docs/rules.md#marketplace-5). */
const fields: { [Kind in FormKind]: FieldSpec<FieldName<Kind>>[] } = {
  // A worker may go by another name than the account's.
  worker: [
    { ...fullName, only: undefined },
    ...person,
    categoryAs('role'),
    trades,
    experience,
    price,
    ...links('work'),
    ...photos,
  ],
  groupWorker: groupFields,
  contractor: [
    fullName,
    ...person,
    businessName,
    categoryAs('role'),
    trades,
    experience,
    teams,
    price,
    ...links('work'),
    ...photos,
  ],
  engineer: [
    fullName,
    ...person,
    businessName,
    // An engineer registers as a contractor, with `role`; the record's own field is `type` (docs/rules.md#marketplace-5).
    { ...categoryAs('role'), only: 'new' },
    { ...categoryAs('type'), only: 'edit' },
    trades,
    experience,
    price,
    ...links('work'),
    ...photos,
  ],
  provider: [fullName, { ...phone, label: 'phoneOptional' }, ...place, ...links('about'), ...photos],
  product: productFields,
};

export function fieldsOf(kind: FormKind, editing: boolean): FieldSpec[] {
  return fields[kind].filter(({ only }) => only !== (editing ? 'new' : 'edit'));
}

/** What a person who is registered by another can say. Pictures are their own to give. */
export const helpedFields: FieldSpec[] = fieldsOf('worker', false).filter(({ step }) => step !== 'photos');

export const stepsOf = (specs: FieldSpec[]): StepName[] => [...new Set(specs.map(({ step }) => step))];
