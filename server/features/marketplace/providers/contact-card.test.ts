import { expect, test } from 'vitest';
import { aGroup, aWorker } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ CONTACTS_PER_DAY: '3' });

async function listed(fields: object = {}) {
  const as = await neev.loginAs({ email: `p${crypto.randomUUID()}@neev.test` });
  const { body } = await neev.call('POST', '/worker', {
    as,
    body: aWorker({ phone: '9826041177', ...fields }),
  });
  return { as, id: body.data._id as string };
}
const card = (as: Awaited<ReturnType<typeof neev.loginAs>>, id: string) =>
  neev.call('GET', `/contacts/${id}/vcf`, { as });

test('A contact is a card of the form 4.0 with phone, e-mail and town, its signs escaped', async () => {
  const { as, id } = await listed({ fullName: 'Kumar, Ramesh; "मिस्त्री"', address: 'Pune\\Camp' });
  const { status, headers, body } = await card(await neev.loginAs(), id);
  expect([status, headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
  const lines: string[] = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
  expect(lines).toContain('FN:Kumar\\, Ramesh\\; "मिस्त्री"');
  expect(lines).toContain('TEL;VALUE=uri;TYPE=cell:tel:+919826041177');
  expect(lines).toContain(`EMAIL:${as.email}`);
  expect(lines.find((line) => line.startsWith('ADR:'))?.split(/(?<!\\);/)).toHaveLength(7);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a crew’s names the crew and who leads it', async () => {
  const as = await neev.loginAs();
  const made = await neev.call('POST', '/addGroupWorker', {
    as,
    body: aGroup({ groupName: 'Toli', leaderName: 'Suresh' }),
  });
  const { body } = await card(as, made.body.data._id);
  for (const line of ['KIND:org', 'FN:Toli', 'N:;Suresh;;;', 'ORG:Toli'])
    expect(body).toContain(`${line}\r\n`);
});

test('it counts as seeing a phone, and is refused once the day’s contacts are used up', async () => {
  const viewer = await neev.loginAs();
  const { id: first } = await listed();
  const { id: second } = await listed();
  // A third of three on the first day.
  expect((await card(viewer, first)).status).toBe(200);
  expect((await card(viewer, first)).status).toBe(200);
  const refused = await card(viewer, second);
  expect([refused.status, refused.body.type]).toEqual([429, '/problems/too-many']);
  const record = await neev.call('GET', `/getWorker/${second}`, { as: viewer });
  expect(record.body.data).toMatchObject({ phone: null, contactsHidden: true });
});

test('nobody gets that of who is suspended, and none without a login', async () => {
  const { id } = await listed();
  expect((await neev.app.inject({ url: `/contacts/${id}/vcf` })).statusCode).toBe(401);
  await neev.services.pool.query('update providers set suspended = true where id = $1', [id]);
  expect((await card(await neev.loginAs(), id)).status).toBe(404);
  expect((await card(await neev.loginAs(), 'nonsense')).status).toBe(404);
});
