import type { FieldName, FormKind, LinkName } from './field-names.ts';
import type { FieldSpec, StepName } from './field-spec.ts';

const businessName: FieldSpec<'businessName'> = {
  name: 'businessName',
  control: 'text',
  step: 'work',
  label: 'businessName',
  autoComplete: 'organization',
  wide: true,
};

/** The kind's category: each kind's record has a name of its own for it (docs/rules.md#marketplace-4). */
const categoryAs = <Name extends 'role' | 'type' | 'category'>(name: Name): FieldSpec<Name> => ({
  name,
  control: 'category',
  step: 'work',
  label: 'category',
  wide: true,
  locks: true,
});

/** What of the category is done. */
const trades: FieldSpec<'trades'> = {
  name: 'trades',
  control: 'trades',
  step: 'work',
  label: 'trades',
  hint: 'trades',
  wide: true,
};

const experience: FieldSpec<'experience'> = {
  name: 'experience',
  control: 'number',
  step: 'work',
  label: 'experience',
};

/** How many jobs a contractor has people for at a time. */
const teams: FieldSpec<'teams'> = { name: 'teams', control: 'number', step: 'work', label: 'teams' };

const price: FieldSpec<'price'> = { name: 'price', control: 'number', step: 'work', label: 'price' };

/** A card that shows who somebody is, and its picture. */
const identity: FieldSpec<'evidence' | 'aadharPic'>[] = [
  {
    name: 'aadharPic',
    control: 'picture',
    step: 'photos',
    label: 'aadharPic',
    hint: 'aadharPic',
    locks: true,
  },
  { name: 'evidence', control: 'card', step: 'photos', label: 'evidence', wide: true, locks: true },
];

const photos: FieldSpec<'profilePic' | 'evidence' | 'aadharPic'>[] = [
  { name: 'profilePic', control: 'picture', step: 'photos', label: 'profilePic', hint: 'profilePic' },
  ...identity,
];

/** The account's own name at registration; changed later. */
const fullName: FieldSpec<'fullName'> = {
  name: 'fullName',
  control: 'text',
  step: 'about',
  label: 'fullName',
  autoComplete: 'name',
  wide: true,
  locks: true,
  only: 'edit',
};

const age: FieldSpec<'age'> = { name: 'age', control: 'number', step: 'about', label: 'age' };

const phone: FieldSpec<'phone'> = {
  name: 'phone',
  control: 'digits',
  step: 'about',
  label: 'phone',
  hint: 'phone',
  autoComplete: 'tel-national',
};

/** The PIN code first: it suggests the city. */
const place: FieldSpec<'pin' | 'address'>[] = [
  { name: 'pin', control: 'pin', step: 'about', label: 'pin', hint: 'pin', autoComplete: 'postal-code' },
  { name: 'address', control: 'city', step: 'about', label: 'address', autoComplete: 'address-level2' },
];

const links = (step: StepName): FieldSpec<LinkName>[] =>
  (['twitter', 'instagram', 'facebook'] as const).map((label, place) => ({
    name: `social.${place as 0 | 1 | 2}`,
    control: 'link',
    step,
    label,
    hint: 'social',
    wide: true,
    only: 'edit',
  }));

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
