import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { productBody, productChanges } from '#contract/marketplace/product.ts';
import type {
  contractorBody,
  contractorChanges,
  engineerBody,
  engineerChanges,
  groupBody,
  groupChanges,
  rentalProviderBody,
  rentalProviderChanges,
  workerBody,
  workerChanges,
} from '#contract/marketplace/providers/registration.ts';

/** What a form can be about: a kind of provider, or a rental provider's product. */
export type FormKind = ProviderKind | 'product';

/** What the server takes of each kind, when it is registered or when it is changed. */
interface Taken {
  worker: typeof workerBody.shape & typeof workerChanges.shape;
  groupWorker: typeof groupBody.shape & typeof groupChanges.shape;
  contractor: typeof contractorBody.shape & typeof contractorChanges.shape;
  engineer: typeof engineerBody.shape & typeof engineerChanges.shape;
  provider: typeof rentalProviderBody.shape & typeof rentalProviderChanges.shape;
  product: typeof productBody.shape & typeof productChanges.shape;
}

/** No form asks for these: the server knows them, another page sets them, or nobody needs them. */
type Unasked =
  | 'userId'
  | 'aadhar'
  | 'country'
  | 'status'
  | 'available'
  | 'verified'
  | 'pictures'
  | 'public'
  | 'publicPhoto';

/** The three places of the list `social`: X (Twitter), Instagram, Facebook. */
export type LinkName = `social.${0 | 1 | 2}`;

/** A field that holds one text, by the name that the contract gives it. */
export type TextName<Kind extends FormKind = FormKind> = Kind extends FormKind
  ? Exclude<keyof Taken[Kind], Unasked | 'social'>
  : never;

/** A field of a form, by the path that an error about it has too. */
export type FieldName<Kind extends FormKind = FormKind> = Kind extends FormKind
  ? TextName<Kind> | ('social' extends keyof Taken[Kind] ? LinkName : never)
  : never;

export const isLinkName = (name: string): name is LinkName => /^social\.[012]$/.test(name);
