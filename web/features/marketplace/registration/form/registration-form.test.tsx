import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentVersion } from '#contract/marketplace/consent.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { RouterInTest, routerInTest } from '#web/shared/browser/router/router-in-test.tsx';
import { type Editing, noValues } from '#web/shared/forms/table/form-values.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { RegistrationForm } from './registration-form.tsx';

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
}
let sent: Sent[] = [];
let answer: () => Response;

beforeEach(async () => {
  localStorage.setItem('neev:language', 'en');
  localStorage.setItem(
    'user',
    JSON.stringify({ _id: 'u1', fullname: 'Ramesh Yadav', email: 'r@example.in' }),
  );
  localStorage.setItem('token', 'the-token');
  sent = [];
  answer = () => Response.json({ data: {} }, { status: 201 });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (path.startsWith('/places'))
      return Response.json({ data: [{ place: 'Indore', district: 'Indore', state: 'Madhya Pradesh' }] });
    sent.push({ method, path, body: JSON.parse(body ?? '{}') });
    return answer();
  });
  wide(true);
  await preloadMessages('registration', 'categories', 'problems', 'shell');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function wide(yes: boolean) {
  const media = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: yes && query.includes('min-width') }));
}

async function show(props: Partial<Parameters<typeof RegistrationForm>[0]> = {}) {
  const onSent = vi.fn();
  const onRegistered = vi.fn();
  const form = <RegistrationForm kind="worker" editing={null} {...{ onSent, onRegistered }} {...props} />;
  const router = routerInTest({ '/': () => form }, '/');
  render(
    <QueryClientProvider client={queryClient}>
      <RouterInTest router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Photos', hidden: true });
  return { onSent, onRegistered };
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillIn() {
  type('Full name', 'Ramesh Yadav');
  type('Age (only 18+)', '34');
  type('Phone number', '98260 41177');
  type('PIN code', '452001');
  type('City', 'Indore');
  fireEvent.click(screen.getByRole('radio', { name: 'Construction Labour', hidden: true }));
  type('Experience in years', '8');
  type('Price per day (₹)', '650');
}

test('Submit on an empty form sends nothing, says what is wrong beside each field, and goes to the first', async () => {
  await show();
  pressButton('Submit');
  const age = screen.getByLabelText('Age (only 18+)');
  await waitFor(() => expect(age.getAttribute('aria-invalid')).toBe('true'));
  expect(age.closest('div')?.textContent).toContain('Enter the age in years, 18 to 100');
  expect(screen.getByText('Choose one from the list')).toBeTruthy();
  expect(screen.queryByText(/Aadhaar number/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(age));
  expect(sent).toEqual([]);
  type('Age (only 18+)', '34');
  await waitFor(() => expect(age.getAttribute('aria-invalid')).toBeNull());
});

test('A field says what is wrong as soon as it is left, and is silent again when it is mended', async () => {
  await show();
  type('Age (only 18+)', '17');
  fireEvent.blur(screen.getByLabelText('Age (only 18+)'));
  await screen.findByText('You must be 18 or older to register');
  type('Age (only 18+)', '18');
  await waitFor(() => expect(screen.queryByText('You must be 18 or older to register')).toBeNull());
  expect(screen.queryByText('Choose one from the list')).toBeNull();
});

test('A form pressed twice is sent once, in the specification’s field names', async () => {
  const { onSent } = await show();
  fillIn();
  pressButton('Submit');
  pressButton('Submit');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/worker',
      body: {
        fullName: 'Ramesh Yadav',
        age: '34',
        phone: '98260 41177',
        pin: '452001',
        address: 'Indore',
        role: 'Construction',
        experience: '8',
        price: '650',
        consent: consentVersion,
      },
    },
  ]);
  expect(readDraft('worker')).toBeNull();
});

test('What the server refuses stands beside the field it names; what was typed stays', async () => {
  answer = () =>
    Response.json(
      { type: '/problems/pin-unknown', errors: [{ path: 'pin', type: '/problems/pin-unknown' }] },
      { status: 400 },
    );
  const { onSent } = await show();
  fillIn();
  pressButton('Submit');
  await screen.findByText('We do not know this PIN code. Check its six digits');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('PIN code')));
  expect(onSent).not.toHaveBeenCalled();
  expect(readDraft('worker')).toMatchObject({ age: '34', pin: '452001' });
});

test('A failed send says so, keeps what was typed, and can be tried again', async () => {
  answer = () => Response.json({ type: '/problems/server-error' }, { status: 500 });
  const { onSent } = await show();
  fillIn();
  pressButton('Submit');
  await screen.findByText('Something broke on our side. Try again in a minute');
  answer = () => Response.json({ data: {} }, { status: 201 });
  pressButton('Submit');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

test('The draft comes back, and Start again empties the form', async () => {
  keepInDraft('worker', 'age', '34');
  keepInDraft('worker', 'role', 'Tiles');
  await show();
  expect(screen.getByText('We kept what you typed.')).toBeTruthy();
  expect(screen.getByLabelText('Age (only 18+)')).toHaveProperty('value', '34');
  expect(screen.getByRole('radio', { name: 'Tiles | Marble | Work Helper' })).toHaveProperty('checked', true);
  pressButton('Start again');
  await waitFor(() => expect(screen.getByLabelText('Age (only 18+)')).toHaveProperty('value', ''));
  expect(screen.queryByText('We kept what you typed.')).toBeNull();
  expect(readDraft('worker')).toBeNull();
});

test('On a phone Continue leads through three steps, and Submit back to the step that is wrong', async () => {
  wide(false);
  await show();
  expect(screen.getByText('Step 1 of 3: About you')).toBeTruthy();
  pressButton('Continue');
  await screen.findByText('Enter a 10-digit mobile number');
  fillIn();
  pressButton('Continue');
  await screen.findByText('Step 2 of 3: Your work');
  pressButton('Continue');
  await screen.findByText('Step 3 of 3: Photos');
  answer = () =>
    Response.json(
      { type: '/problems/age-invalid', errors: [{ path: 'age', type: '/problems/age-invalid' }] },
      { status: 400 },
    );
  pressButton('Submit');
  await screen.findByText('Step 1 of 3: About you');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Age (only 18+)')));
});

test('Who is registered already is told so', async () => {
  answer = () => Response.json({ type: '/problems/already-registered' }, { status: 409 });
  const { onRegistered } = await show();
  fillIn();
  pressButton('Submit');
  await screen.findByText('You are registered here already. Edit your listing instead');
  expect(onRegistered).toHaveBeenCalledOnce();
});

test('A known PIN code fills in the city, unless another was typed', async () => {
  await show();
  type('PIN code', '452001');
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', 'Indore'));
  expect(screen.getByText('Indore, Indore, Madhya Pradesh')).toBeTruthy();
});

const engineer: Editing = {
  id: 'e1',
  userId: 'u1',
  values: {
    ...noValues,
    fullName: 'Ramesh',
    age: '40',
    phone: '9826041177',
    pin: '452001',
    address: 'Indore',
  },
  verified: true,
  sentBack: 'The photo is dark',
  idPictureWaits: false,
};

test('Editing sends only what changed, and what an admin verified is locked', async () => {
  const values = { ...engineer.values, type: 'Civil', experience: '8', price: '900' };
  const { onSent } = await show({ kind: 'engineer', editing: { ...engineer, values } });
  expect(screen.getByText('An admin sent this back: The photo is dark')).toBeTruthy();
  expect(screen.getByLabelText('Full name')).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Aadhaar number')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Voter card' }).closest('fieldset')).toHaveProperty(
    'disabled',
    true,
  );
  expect(
    screen.getAllByText('After verification only an admin can change the name, ID and category').length,
  ).toBeGreaterThan(2);
  type('Price per day (₹)', '950');
  type('Instagram link (optional)', 'https://instagram.com/ramesh');
  pressButton('Send again');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/updateEngineer/e1',
      body: { price: '950', social: ['', 'https://instagram.com/ramesh', ''] },
    },
  ]);
});

test('A link to another site is refused beside its own field', async () => {
  await show({ kind: 'engineer', editing: engineer });
  type('Facebook link (optional)', 'http://example.in/me');
  pressButton('Send again');
  await screen.findByText('Use an https link to X (Twitter), Instagram or Facebook');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Facebook link (optional)')));
  expect(sent).toEqual([]);
});

test('What was sent back can be sent again as it stands', async () => {
  const values = { ...engineer.values, type: 'Civil', experience: '8', price: '900' };
  const { onSent } = await show({ kind: 'engineer', editing: { ...engineer, values } });
  pressButton('Send again');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ method: 'PUT', path: '/updateEngineer/e1', body: { address: 'Indore' } }]);
});
