import type { ProviderKind } from '../kinds.ts';
import type { Provider } from '../provider.ts';
import type { WireByKind, WireRecord } from './wire.ts';

// The one place where the specification's field names meet our own. No zod here: list pages load this.
// What is shared is spread last: V8 adds fields to a spread object twenty times slower than it spreads into one.

const sharedFields = (provider: Provider) => ({
  _id: provider.id,
  userId: provider.userId,
  address: provider.address,
  country: provider.country,
  profilePic: provider.profilePic,
  demo: provider.demo,
  createdAt: provider.createdAt,
  updatedAt: provider.updatedAt,
  availableSaidAt: provider.availableSaidAt,
  freeFrom: provider.freeFrom,
  hiredTimes: provider.hiredTimes,
  rating: provider.rating,
  distanceKm: provider.distanceKm,
  matchedAs: provider.matchedAs,
  phone: provider.phone,
  email: provider.email,
  contactsHidden: provider.contactsHidden,
  contactsPerDay: provider.contactsPerDay,
  pin: provider.pin,
  social: provider.social,
  following: provider.following,
  aadhar: provider.aadhar,
  evidence: provider.evidence,
  sentBack: provider.sentBack,
  idPictureWaits: provider.idPictureWaits,
  helpedBy: provider.helpedBy,
  idUsedElsewhere: provider.idUsedElsewhere,
  public: provider.public,
  publicPhoto: provider.publicPhoto,
  publicPath: provider.publicPath,
});

const working = (provider: Provider) => ({
  price: provider.price ?? 0,
  experience: provider.experience ?? 0,
  trades: provider.trades,
  ...sharedFields(provider),
});

export const toWire: { [Kind in ProviderKind]: (provider: Provider) => WireByKind[Kind] } = {
  worker: (provider) => ({
    fullName: provider.name,
    age: provider.age ?? 0,
    role: provider.category,
    status: provider.available,
    verified: provider.verified,
    ...working(provider),
  }),
  groupWorker: (provider) => ({
    groupName: provider.name,
    leaderName: provider.leaderName,
    groupSize: provider.groupSize ?? 0,
    category: provider.category,
    available: provider.available,
    status: provider.verified,
    ...working(provider),
  }),
  contractor: (provider) => ({
    fullName: provider.name,
    teams: provider.teams,
    businessName: provider.businessName,
    age: provider.age ?? 0,
    role: provider.category,
    status: provider.available,
    verified: provider.verified,
    ...working(provider),
  }),
  engineer: (provider) => ({
    fullName: provider.name,
    businessName: provider.businessName,
    age: provider.age ?? 0,
    type: provider.category,
    available: provider.available,
    status: provider.verified,
    ...working(provider),
  }),
  provider: (provider) => ({
    fullName: provider.name,
    verified: provider.verified,
    available: provider.available,
    ...sharedFields(provider),
  }),
};

const own: { [Kind in ProviderKind]: (wire: WireByKind[Kind]) => Partial<Provider> } = {
  worker: (wire) => ({
    name: wire.fullName,
    age: wire.age,
    category: wire.role,
    available: wire.status,
    verified: wire.verified,
  }),
  groupWorker: (wire) => ({
    name: wire.groupName,
    leaderName: wire.leaderName,
    groupSize: wire.groupSize,
    category: wire.category,
    available: wire.available,
    verified: wire.status,
  }),
  contractor: (wire) => ({
    name: wire.fullName,
    teams: wire.teams,
    businessName: wire.businessName,
    age: wire.age,
    category: wire.role,
    available: wire.status,
    verified: wire.verified,
  }),
  engineer: (wire) => ({
    name: wire.fullName,
    businessName: wire.businessName,
    age: wire.age,
    category: wire.type,
    available: wire.available,
    verified: wire.status,
  }),
  provider: (wire) => ({ name: wire.fullName, available: wire.available, verified: wire.verified }),
};

/** The record as an answer brought it, in our own words. */
export function fromWire<Kind extends ProviderKind>(kind: Kind, wire: WireByKind[Kind]): Provider {
  const { _id: id, ...fields }: WireRecord = wire;
  const read: (wire: WireByKind[Kind]) => Partial<Provider> = own[kind];
  return {
    id,
    kind,
    name: '',
    category: '',
    available: false,
    verified: false,
    age: null,
    price: 'price' in fields ? fields.price : null,
    experience: 'experience' in fields ? fields.experience : null,
    trades: 'trades' in fields ? fields.trades : [],
    groupSize: null,
    leaderName: null,
    businessName: null,
    userId: fields.userId,
    address: fields.address,
    country: fields.country,
    profilePic: fields.profilePic,
    demo: fields.demo,
    createdAt: fields.createdAt,
    updatedAt: fields.updatedAt,
    availableSaidAt: fields.availableSaidAt,
    freeFrom: fields.freeFrom,
    hiredTimes: fields.hiredTimes,
    rating: fields.rating,
    distanceKm: fields.distanceKm,
    matchedAs: fields.matchedAs,
    phone: fields.phone,
    email: fields.email,
    contactsHidden: fields.contactsHidden,
    contactsPerDay: fields.contactsPerDay,
    pin: fields.pin,
    social: fields.social,
    following: fields.following,
    aadhar: fields.aadhar,
    evidence: fields.evidence,
    sentBack: fields.sentBack,
    idPictureWaits: fields.idPictureWaits,
    helpedBy: fields.helpedBy,
    idUsedElsewhere: fields.idUsedElsewhere,
    public: fields.public,
    publicPhoto: fields.publicPhoto,
    publicPath: fields.publicPath,
    ...read(wire),
  };
}
