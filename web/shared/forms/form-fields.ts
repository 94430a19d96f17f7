import { productTypes } from '#contract/marketplace/categories.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import type { Words } from '#web/shared/i18n/catalogues.ts';
import type { FieldName, FormKind } from './form-values.ts';

export type StepName = keyof Words<'registration'>['steps'];

export interface FieldSpec {
  name: FieldName;
  control:
    | 'text'
    | 'number'
    | 'digits'
    | 'pin'
    | 'city'
    | 'aadhar'
    | 'category'
    | 'link'
    | 'area'
    | 'picture';
  step: StepName;
  label: keyof Words<'registration'>['labels'];
  hint?: keyof Words<'registration'>['hints'];
  autoComplete?: string;
  /** Both columns of a wide screen. */
  wide?: true;
  /** Only an admin changes it after verification (decisions 5). */
  locks?: true;
  /** Comes from the session at registration; changed later. */
  editOnly?: true;
}

const person: FieldSpec = {
  name: 'name',
  control: 'text',
  step: 'about',
  label: 'fullName',
  autoComplete: 'name',
  wide: true,
  locks: true,
  editOnly: true,
};
const age: FieldSpec = { name: 'age', control: 'number', step: 'about', label: 'age' };
const phone: FieldSpec = {
  name: 'phone',
  control: 'digits',
  step: 'about',
  label: 'phone',
  hint: 'phone',
  autoComplete: 'tel-national',
};
// The PIN code first: it suggests the city.
const place: FieldSpec[] = [
  { name: 'pin', control: 'pin', step: 'about', label: 'pin', hint: 'pin', autoComplete: 'postal-code' },
  { name: 'address', control: 'city', step: 'about', label: 'address', autoComplete: 'address-level2' },
];
const aadhar: FieldSpec = {
  name: 'aadhar',
  control: 'aadhar',
  step: 'about',
  label: 'aadhar',
  hint: 'aadhar',
  wide: true,
  locks: true,
};
const business: FieldSpec = {
  name: 'businessName',
  control: 'text',
  step: 'work',
  label: 'businessName',
  autoComplete: 'organization',
  wide: true,
};
const category: FieldSpec = {
  name: 'category',
  control: 'category',
  step: 'work',
  label: 'category',
  wide: true,
  locks: true,
};
const experience: FieldSpec = { name: 'experience', control: 'number', step: 'work', label: 'experience' };
const price: FieldSpec = { name: 'price', control: 'number', step: 'work', label: 'price' };
const idPicture: FieldSpec = {
  name: 'aadharPic',
  control: 'picture',
  step: 'photos',
  label: 'aadharPic',
  hint: 'aadharPic',
  locks: true,
};
const photos: FieldSpec[] = [
  { name: 'profilePic', control: 'picture', step: 'photos', label: 'profilePic', hint: 'profilePic' },
  idPicture,
];
const links = (step: StepName): FieldSpec[] =>
  (['twitter', 'instagram', 'facebook'] as const).map((name) => ({
    name,
    control: 'link',
    step,
    label: name,
    hint: 'social',
    wide: true,
    editOnly: true,
  }));

/** The fields of each form, from top to bottom (§3, §2.8). */
const fields: Record<FormKind, FieldSpec[]> = {
  // A worker may go by another name than the account's.
  worker: [
    { ...person, editOnly: undefined },
    age,
    phone,
    ...place,
    aadhar,
    category,
    experience,
    price,
    ...links('work'),
    ...photos,
  ],
  groupWorker: [
    { ...person, label: 'groupName', autoComplete: 'organization', editOnly: undefined },
    { name: 'leaderName', control: 'text', step: 'about', label: 'leaderName' },
    phone,
    ...place,
    category,
    { name: 'groupSize', control: 'number', step: 'work', label: 'groupSize' },
    { ...experience, label: 'experienceOptional' },
    { ...price, label: 'priceOfGroup' },
    ...links('work'),
    { name: 'profilePic', control: 'picture', step: 'photos', label: 'groupPic', hint: 'groupPic' },
    idPicture,
  ],
  contractor: [
    person,
    age,
    phone,
    ...place,
    aadhar,
    business,
    category,
    experience,
    price,
    ...links('work'),
    ...photos,
  ],
  engineer: [
    person,
    age,
    phone,
    ...place,
    aadhar,
    business,
    category,
    experience,
    price,
    ...links('work'),
    ...photos,
  ],
  provider: [person, { ...phone, label: 'phoneOptional' }, ...place, aadhar, ...links('about'), ...photos],
  product: [
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
    { ...category, step: 'product', label: 'productType' },
    { ...price, step: 'product' },
    {
      name: 'description',
      control: 'area',
      step: 'product',
      label: 'description',
      hint: 'description',
      wide: true,
    },
  ],
};

export function fieldsOf(kind: FormKind, editing: boolean): FieldSpec[] {
  return fields[kind].filter(({ editOnly }) => editing || !editOnly);
}

export const stepsOf = (specs: FieldSpec[]): StepName[] => [...new Set(specs.map(({ step }) => step))];

export const categoriesOf = (kind: FormKind): readonly string[] =>
  kind === 'product' ? productTypes : kinds[kind].categories;
