export const user = {
  _id: 'u1',
  fullname: 'Asha Rao',
  email: 'asha@example.in',
  role: 'customer',
  profilePic: null,
  language: 'en',
};
const shared = {
  userId: 'u1',
  address: 'Nashik',
  country: 'India',
  price: 2600,
  experience: 1,
  profilePic: null,
  demo: false,
  awayMails: true,
  phone: '9826041177',
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
export const worker = {
  ...shared,
  _id: 'w1',
  fullName: 'Asha Rao',
  age: 34,
  role: 'Tiles',
  status: false,
  verified: true,
};
export const group = {
  ...shared,
  _id: 'g1',
  groupName: 'Rao Toli',
  leaderName: null,
  groupSize: 5,
  category: 'Cleaing Group',
  available: true,
  status: false,
  sentBack: 'The photo is dark',
};
export const rental = { ...shared, _id: 'r1', fullName: 'Asha Rao', verified: false, available: true };
export const hammer = {
  ...shared,
  _id: 'h1',
  providerId: 'r1',
  providerName: 'Asha Rao',
  name: 'Big hammer',
  company: 'Tata',
  category: 'Hammer',
  price: 120,
  description: 'Heavy',
  productPic: null,
  status: true,
  verified: false,
};
