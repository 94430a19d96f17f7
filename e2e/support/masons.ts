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
