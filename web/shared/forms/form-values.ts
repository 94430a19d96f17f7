import type { UseFormReturn } from 'react-hook-form';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';

/** What a form can be about: a kind of provider, or a rental provider's product. */
export type FormKind = ProviderKind | 'product';
export type FieldName =
  | 'name'
  | 'leaderName'
  | 'businessName'
  | 'age'
  | 'phone'
  | 'pin'
  | 'address'
  | 'aadhar'
  | 'category'
  | 'groupSize'
  | 'experience'
  | 'price'
  | 'twitter'
  | 'instagram'
  | 'facebook'
  | 'company'
  | 'description'
  | 'profilePic'
  | 'aadharPic'
  | 'productPic';
/** As typed; of a picture its address; '' where nothing is given. */
export type FormValues = Record<FieldName, string>;
export const noValues: FormValues = {
  name: '',
  leaderName: '',
  businessName: '',
  age: '',
  phone: '',
  pin: '',
  address: '',
  aadhar: '',
  category: '',
  groupSize: '',
  experience: '',
  price: '',
  twitter: '',
  instagram: '',
  facebook: '',
  company: '',
  description: '',
  profilePic: '',
  aadharPic: '',
  productPic: '',
};

export type RegistrationForm = UseFormReturn<FormValues>;
/** How to wait for each picture that is on its way; false when it did not arrive. */
export type Waits = Map<FieldName, () => Promise<boolean>>;

/** A record of one's own, opened to be changed. */
export interface Editing {
  id: string;
  userId: string;
  values: FormValues;
  verified: boolean;
  /** Why an admin sent it back. */
  sentBack: string | null;
  /** `XXXX XXXX 1234` */
  aadhar: string | null;
  idPictureWaits: boolean;
}
