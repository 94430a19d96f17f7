import type { FieldSpec } from './field-spec.ts';

export const businessName: FieldSpec<'businessName'> = {
  name: 'businessName',
  control: 'text',
  step: 'work',
  label: 'businessName',
  autoComplete: 'organization',
  wide: true,
};

/** The kind's category: each kind's record has a name of its own for it (docs/rules.md#marketplace-4). */
export const categoryAs = <Name extends 'role' | 'type' | 'category'>(name: Name): FieldSpec<Name> => ({
  name,
  control: 'category',
  step: 'work',
  label: 'category',
  wide: true,
  locks: true,
});

/** What of the category is done. */
export const trades: FieldSpec<'trades'> = {
  name: 'trades',
  control: 'trades',
  step: 'work',
  label: 'trades',
  hint: 'trades',
  wide: true,
};

export const experience: FieldSpec<'experience'> = {
  name: 'experience',
  control: 'number',
  step: 'work',
  label: 'experience',
};

/** How many jobs a contractor has people for at a time. */
export const teams: FieldSpec<'teams'> = { name: 'teams', control: 'number', step: 'work', label: 'teams' };

export const price: FieldSpec<'price'> = { name: 'price', control: 'number', step: 'work', label: 'price' };

/** A card that shows who somebody is, and its picture. */
export const identity: FieldSpec<'evidence' | 'aadharPic'>[] = [
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

export const photos: FieldSpec<'profilePic' | 'evidence' | 'aadharPic'>[] = [
  { name: 'profilePic', control: 'picture', step: 'photos', label: 'profilePic', hint: 'profilePic' },
  ...identity,
];
