import type { ProductWire } from '#contract/marketplace/products/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import type { FieldSpec } from '#web/shared/forms/form-fields.ts';
import { type FieldName, type FormKind, type FormValues, noValues } from '#web/shared/forms/form-values.ts';

/** A body in wire names (§3). Figures travel as typed: the schema, here and on the server, reads them. */
export type WireBody = { social?: string[] } & {
  [Name in
    | Exclude<FieldName, 'category' | 'twitter' | 'instagram' | 'facebook'>
    | 'fullName'
    | 'groupName'
    | 'role'
    | 'type'
    | 'category']?: string;
};

const links = ['twitter', 'instagram', 'facebook'] as const;
type Link = (typeof links)[number];
const isLink = (name: FieldName): name is Link => links.some((link) => link === name);

type WireName = Exclude<keyof WireBody, 'social'>;
const names: Record<FormKind, WireName> = {
  worker: 'fullName',
  groupWorker: 'groupName',
  contractor: 'fullName',
  engineer: 'fullName',
  provider: 'fullName',
  product: 'name',
};

function wireName(name: Exclude<FieldName, Link>, kind: FormKind, editing: boolean): WireName {
  if (name === 'name') return names[kind];
  if (name !== 'category') return name;
  if (kind === 'groupWorker' || kind === 'product') return 'category';
  // §2.8: an engineer registers as a contractor, with `role`; the record's own field is `type`.
  return kind === 'engineer' && editing ? 'type' : 'role';
}

interface Form {
  kind: FormKind;
  fields: FieldSpec[];
  /** The record's values, in edit mode. */
  before: FormValues | null;
}

/** What is sent: at registration all that is filled in, in edit mode what changed. */
export function bodyOf(values: FormValues, { kind, fields, before }: Form): WireBody {
  const body: WireBody = {};
  const changed = (name: FieldName) => values[name].trim() !== (before ?? noValues)[name];
  for (const { name, control } of fields) {
    if (isLink(name) || !changed(name)) continue;
    // An ID number or a picture left empty stays as it is.
    if (values[name] === '' && (control === 'aadhar' || control === 'picture')) continue;
    body[wireName(name, kind, before !== null)] = values[name].trim();
  }
  if (before && links.some(changed)) body.social = filledLinks(values).map((name) => values[name].trim());
  return body;
}

const filledLinks = (values: FormValues): Link[] => links.filter((name) => values[name].trim() !== '');

/** The field that an error's path (`age`, `social.1`) is about; undefined for one that the form lacks. */
export function fieldAt(
  path: string,
  values: FormValues,
  { kind, fields, before }: Form,
): FieldName | undefined {
  const [head, place] = path.split('.');
  if (head === 'social') return filledLinks(values)[Number(place ?? 0)] ?? 'twitter';
  return fields.find(({ name }) => !isLink(name) && wireName(name, kind, before !== null) === head)?.name;
}

const shown = (value: string | number | null | undefined): string => String(value ?? '');

function linkAt(social: string[], host: RegExp): string {
  return social.find((link) => host.test(link)) ?? '';
}

/** A record as the form shows it. The ID number is never sent to the browser whole, so it stays empty. */
export function valuesOfProvider(provider: Provider): FormValues {
  const social = provider.social ?? [];
  return {
    ...noValues,
    name: provider.name,
    leaderName: shown(provider.leaderName),
    businessName: shown(provider.businessName),
    age: shown(provider.age),
    phone: shown(provider.phone),
    pin: shown(provider.pin),
    address: provider.address,
    category: provider.category,
    groupSize: shown(provider.groupSize),
    experience: shown(provider.experience),
    price: shown(provider.price),
    twitter: linkAt(social, /\/\/(\w+\.)?(x|twitter)\.com\//i),
    instagram: linkAt(social, /\/\/(\w+\.)?instagram\.com\//i),
    facebook: linkAt(social, /\/\/(\w+\.)?facebook\.com\//i),
    profilePic: shown(provider.profilePic),
  };
}

export function valuesOfProduct(product: ProductWire): FormValues {
  const { name, company, category, description } = product;
  return {
    ...noValues,
    name,
    company,
    category,
    description,
    price: shown(product.price),
    productPic: shown(product.productPic),
  };
}
