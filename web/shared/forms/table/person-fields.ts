import type { LinkName } from './field-names.ts';
import type { FieldSpec, StepName } from './field-spec.ts';

/** The account's own name at registration; changed later. */
export const fullName: FieldSpec<'fullName'> = {
  name: 'fullName',
  control: 'text',
  step: 'about',
  label: 'fullName',
  autoComplete: 'name',
  wide: true,
  locks: true,
  only: 'edit',
};

export const age: FieldSpec<'age'> = { name: 'age', control: 'number', step: 'about', label: 'age' };

export const phone: FieldSpec<'phone'> = {
  name: 'phone',
  control: 'digits',
  step: 'about',
  label: 'phone',
  hint: 'phone',
  autoComplete: 'tel-national',
};

/** The PIN code first: it suggests the city. */
export const place: FieldSpec<'pin' | 'address'>[] = [
  { name: 'pin', control: 'pin', step: 'about', label: 'pin', hint: 'pin', autoComplete: 'postal-code' },
  { name: 'address', control: 'city', step: 'about', label: 'address', autoComplete: 'address-level2' },
];

export const links = (step: StepName): FieldSpec<LinkName>[] =>
  (['twitter', 'instagram', 'facebook'] as const).map((label, place) => ({
    name: `social.${place as 0 | 1 | 2}`,
    control: 'link',
    step,
    label,
    hint: 'social',
    wide: true,
    only: 'edit',
  }));
