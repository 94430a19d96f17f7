import { rentedTypes } from '#contract/marketplace/categories.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import type { FieldName, FormKind } from './field-names.ts';
import type { FieldSpec, StepName } from './field-spec.ts';
import { groupFields } from './group-fields.ts';
import { age, fullName, links, phone, place } from './person-fields.ts';
import { productFields } from './product-fields.ts';
import { businessName, categoryAs, experience, photos, price, teams, trades } from './work-fields.ts';

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

export const categoriesOf = (kind: FormKind): readonly string[] =>
  kind === 'product' ? rentedTypes : kinds[kind].categories;
