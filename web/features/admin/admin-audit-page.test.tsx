import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { AdminAuditPage } from './admin-audit-page.tsx';

const line = (changes: object) => ({
  _id: 'a1',
  act: 'verify',
  adminName: 'Meera Nair',
  kind: 'worker',
  recordId: 'w1',
  recordName: 'Lakshmi Devi',
  createdAt: '2025-11-14T09:00:00.000Z',
  ...changes,
});
const show = async (...lines: object[]) => {
  const asked = answerCalls(() => ({ body: { data: lines, nextCursor: null, total: lines.length } }));
  await showPage({ component: AdminAuditPage, address: '/adminAudit', messages: ['admin'] });
  return asked;
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('Each act stands with who did it to which record, and leads to the record', async () => {
  const asked = await show(line({}));
  const link = await screen.findByRole('link', { name: 'Verified' });
  expect(link.getAttribute('href')).toContain('id=w1');
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText('Lakshmi Devi')).toBeTruthy();
  expect(row.getByText('Meera Nair')).toBeTruthy();
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/admin/auditLog']);
});

test('A report that was read leads to the report', async () => {
  await show(line({ act: 'read-report', kind: 'report', recordId: 'p1' }));
  const link = await screen.findByRole('link', { name: 'Read a reported chat' });
  expect(link.getAttribute('href')).toBe('/adminReport?id=p1');
});

test.each([
  ['What was deleted', { act: 'delete' }, 'Deleted'],
  ['A contact message', { act: 'delete', kind: 'contactMessage' }, 'Deleted'],
  ['A project, which has no page of its own,', { kind: 'project' }, 'Verified'],
  [
    'A failed login',
    { act: 'login-failed', kind: null, recordId: null, adminName: null },
    'Admin login failed',
  ],
])('%s leads nowhere', async (_what, changes, act) => {
  await show(line(changes));
  expect(await screen.findByText(act)).toBeTruthy();
  expect(screen.queryByRole('link', { name: act })).toBeNull();
});

test('An empty log says so', async () => {
  await show();
  expect(await screen.findByText('No admin has done anything yet')).toBeTruthy();
});
