import { aadharDigits } from '#contract/marketplace/providers/aadhar.ts';
import type { Neev } from './fixtures.ts';
import { callAt, type Member, makeMember } from './members.ts';

let serial = Date.now() % 1e9;
function anAadhar(): string {
  serial += 1;
  const start = `2${String(serial).padStart(10, '0')}`;
  const end = [...'0123456789'].find((digit) => aadharDigits(`${start}${digit}`)) ?? '';
  return `${start}${end}`;
}

const place = { phone: '9876543210', address: 'Kothrud', pin: '411038' };
/** Lists in Pune, free on every day. */
export async function aMason(neev: Neev, name: string) {
  const member = await makeMember(neev, name);
  await listAsMason(neev.address, member, name);
  return member;
}
export async function listAsMason(address: string, member: Member, name: string): Promise<void> {
  const body = {
    ...place,
    fullName: name,
    age: 30,
    experience: 6,
    aadhar: anAadhar(),
    role: 'Construction',
    trades: ['mason'],
    price: 900,
  };
  await callAt(address, 'POST', { path: '/worker', as: member, body });
}
/** A member with a listing of theirs, as others ask it. */
export interface Builder extends Member {
  listing: { kind: 'contractor'; _id: string };
}

export async function aBuilder(neev: Neev, name: string): Promise<Builder> {
  const member = await makeMember(neev, name);
  const body = {
    ...place,
    age: 44,
    experience: 20,
    aadhar: anAadhar(),
    role: 'Construction Contract',
    price: 2500,
  };
  const listing = { path: '/contractor', as: member, body };
  const { data } = await callAt<{ data: { _id: string } }>(neev.address, 'POST', listing);
  return { ...member, listing: { kind: 'contractor', _id: data._id } };
}

export async function aCrew(neev: Neev, groupName: string) {
  const member = await makeMember(neev, `Leader of ${groupName}`);
  const body = {
    ...place,
    groupName,
    category: 'Construction Labour',
    groupSize: 6,
    price: 3600,
    trades: ['helper'],
  };
  await callAt(neev.address, 'POST', { path: '/addGroupWorker', as: member, body });
  return member;
}
export async function aContractor(neev: Neev, name: string) {
  const member = await makeMember(neev, name);
  const body = {
    ...place,
    fullName: name,
    age: 40,
    experience: 12,
    aadhar: anAadhar(),
    role: 'Construction Contract',
    price: 1200,
  };
  await callAt(neev.address, 'POST', { path: '/contractor', as: member, body });
  return member;
}
