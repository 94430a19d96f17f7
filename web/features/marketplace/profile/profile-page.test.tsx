// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProfilePage } from './profile-page.tsx';

const group = {
  _id: 'g1',
  userId: 'u1',
  groupName: 'Pawar Toli',
  leaderName: 'Pawar',
  groupSize: 5,
  category: 'Cleaing Group',
  available: true,
  status: false,
  address: 'Nashik',
  country: 'India',
  price: 2600,
  experience: 1,
  profilePic: null,
  demo: false,
  phone: '9826041177',
  email: 'pawar@example.in',
  social: ['https://x.com/pawar', 'javascript:alert(1)', 'https://evil.example/x.com/'],
  following: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 't');
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(
  as: string,
  more: (url: URL) => Promise<Answer> | undefined = () => undefined,
  changes: object = {},
) {
  localStorage.setItem('user', JSON.stringify({ _id: as, fullname: 'Aarti', email: 'a@example.in' }));
  const asked = answerCalls((url) => {
    if (url.pathname === '/getGroupWorker/g1') return { body: { data: { ...group, ...changes } } };
    return more(url);
  });
  const page = await showPage({
    component: () => <ProfilePage />,
    address: '/profileDashbord?role=groupWorker&id=g1',
    messages: ['providers', 'products', 'categories'],
  });
  return { ...page, asked };
}

test('A group shows its Group Information in place of projects', async () => {
  const { asked } = await show('me');
  await screen.findByRole('heading', { level: 1, name: 'Pawar Toli' });
  const facts = screen.getByRole('region', { name: 'Group Information' }).textContent;
  for (const fact of ['Pawar Toli', '1 year', 'Not Verified', '5', '₹2,600']) expect(facts).toContain(fact);
  expect(screen.getAllByText('Cleaning Group').length).toBeGreaterThan(0);
  expect(asked.map((url) => url.pathname)).not.toContain('/getProjects/u1');
});

test('The phone can be called', async () => {
  await show('me');
  const phone = await screen.findByRole('link', { name: '98260 41177' });
  expect(phone.getAttribute('href')).toBe('tel:+919826041177');
});

test('Only https links at the known networks are shown', async () => {
  await show('me');
  await screen.findByRole('link', { name: 'Twitter' });
  expect(screen.getByRole('region', { name: 'Social media' }).querySelectorAll('a')).toHaveLength(1);
});

test('Follow and Message are hidden on one’s own profile', async () => {
  await show('u1');
  await screen.findByRole('heading', { level: 1, name: 'Pawar Toli' });
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
});

test('Follow shows at once and is taken back where the call fails', async () => {
  let fail: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    fail = resolve;
  });
  await show('me', (url) => (url.pathname === '/follow/u1' ? answer : undefined));
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  await screen.findByRole('button', { name: 'Unfollow' });
  fail({ status: 500, body: { type: '/problems/server-error' } });
  await screen.findByRole('button', { name: 'Follow' });
  expect(toast.error).toHaveBeenCalled();
});

test('Message opens the chat with this user', async () => {
  const { history } = await show('me');
  const [message] = await screen.findAllByRole('link', { name: 'Message' });
  fireEvent.click(message as HTMLElement);
  await waitFor(() => expect(history.location.pathname).toBe('/chatDialog'));
  expect(history.location.state).toMatchObject({ userId: 'u1' });
});

test('A record that is gone says so', async () => {
  answerCalls(() => ({ status: 404, body: { type: '/problems/not-found', data: null } }));
  await showPage({
    component: () => <ProfilePage />,
    address: '/profileDashbord?role=worker&id=gone',
    messages: ['providers', 'products', 'categories'],
  });
  await screen.findByRole('heading', { name: 'This profile is not here any more' });
});

test('Once the contacts of the day are used up it says so, and what one can still do', async () => {
  const hidden = { phone: null, email: null, contactsHidden: true, contactsPerDay: 60 };
  await show('me', undefined, hidden);
  await screen.findByRole('heading', { level: 1, name: 'Pawar Toli' });
  const facts = screen.getByRole('region', { name: 'Personal Information' }).textContent;
  expect(facts).toContain(
    'You have seen 60 contacts today. You can see more tomorrow. You can still send a message or ask to hire.',
  );
  expect(facts).not.toMatch(/Email|Not given/);
});
