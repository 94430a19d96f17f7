import type { FieldName } from './field-names.ts';
import type { FieldSpec } from './field-spec.ts';
import { links, phone, place } from './person-fields.ts';
import { categoryAs, experience, identity, price, trades } from './work-fields.ts';

export const groupFields: FieldSpec<FieldName<'groupWorker'>>[] = [
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
