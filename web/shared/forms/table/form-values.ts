import type { UseFormReturn } from 'react-hook-form';
import { type FieldName, isLinkName, type TextName } from './field-names.ts';

/** As typed; of a picture its address, of trades their keys with commas between; '' where nothing is given. `social` always has its three places. */
export type FormValues = Record<TextName, string> & { social: string[] };
export const noValues: FormValues = {
  fullName: '',
  groupName: '',
  leaderName: '',
  businessName: '',
  age: '',
  phone: '',
  pin: '',
  address: '',
  evidence: '',
  role: '',
  type: '',
  category: '',
  trades: '',
  groupSize: '',
  teams: '',
  experience: '',
  price: '',
  social: ['', '', ''],
  name: '',
  company: '',
  description: '',
  profilePic: '',
  aadharPic: '',
  productPic: '',
};

export const valueAt = (values: FormValues, name: FieldName): string =>
  isLinkName(name) ? (values.social[Number(name.at(-1))] ?? '') : values[name];

export type RegistrationForm = UseFormReturn<FormValues>;
/** How to wait for each picture that is on its way; false when it did not arrive. */
export type Waits = Map<FieldName, () => Promise<boolean>>;

/** A record of the user's own, opened to be changed. */
export interface Editing {
  id: string;
  userId: string;
  values: FormValues;
  verified: boolean;
  /** Why an admin sent it back. */
  sentBack: string | null;
  idPictureWaits: boolean;
}
