import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';

export type Fact = 'age' | 'location' | 'price' | 'experience' | 'phone' | 'category' | 'aadhar' | 'country';

type Label = keyof Messages<'admin'> & (Fact | 'pricePerDay' | 'experienceYears' | 'type' | 'address');

type Column = readonly [Fact, Label];

// docs/rules.md#admin-2; the name stands before them, the verified mark after.
export const columns: Record<ProviderKind, readonly Column[]> = {
  worker: [
    ['age', 'age'],
    ['location', 'location'],
    ['price', 'price'],
    ['experience', 'experienceYears'],
    ['phone', 'phone'],
  ],
  groupWorker: [
    ['category', 'category'],
    ['location', 'location'],
    ['phone', 'phone'],
    ['price', 'pricePerDay'],
  ],
  contractor: [
    ['location', 'location'],
    ['category', 'category'],
    ['price', 'pricePerDay'],
    ['experience', 'experience'],
  ],
  engineer: [
    ['age', 'age'],
    ['location', 'location'],
    ['category', 'type'],
    ['experience', 'experience'],
  ],
  provider: [
    ['aadhar', 'aadhar'],
    ['location', 'address'],
    ['country', 'country'],
  ],
};

export const numeric = new Set<Fact>(['age', 'price', 'experience']);
