import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import type { FormKind } from '../table/field-names.ts';
import type { FieldSpec } from '../table/field-spec.ts';
import { fieldsOf } from '../table/form-fields.ts';
import { type Editing, noValues, type RegistrationForm } from '../table/form-values.ts';
import { CardField, CityField, FormField, PinField } from './form-field.tsx';
import { waitForCity } from './pin-place.ts';

let form: RegistrationForm;
let asked: string[] = [];
let places: () => Response;

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  places = () => Response.json({ data: [{ place: 'Indore', district: 'Indore', state: 'Madhya Pradesh' }] });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return places();
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await preloadMessages('registration', 'identity', 'categories', 'problems', 'shell');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(Fields: (props: { form: RegistrationForm }) => React.ReactNode) {
  function Form() {
    form = useForm({ defaultValues: noValues });
    return <Fields form={form} />;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

describe('The card that a picture shows', () => {
  test('is chosen by its name, and left out by who sends none', () => {
    show((props) => {
      const spec = fieldsOf('worker', false).find(({ name }) => name === 'evidence');
      return spec && <CardField {...props} spec={spec} lock={undefined} />;
    });
    expect(form.getValues('evidence')).toBe('');
    fireEvent.click(screen.getByRole('radio', { name: 'e-Shram card' }));
    expect(form.getValues('evidence')).toBe('eshram');
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });
});

describe('PIN code and city', () => {
  const both = (props: { form: RegistrationForm }) => (
    <>
      <PinField {...props} />
      <CityField {...props} />
    </>
  );

  test('a whole PIN code brings its city and says where it is', async () => {
    show(both);
    type('PIN code', '452 001');
    await waitFor(() => expect(input('City').value).toBe('Indore'));
    expect(screen.getByRole('status').textContent).toBe('Indore, Indore, Madhya Pradesh');
    expect(asked).toContain('/places?q=452001');
  });

  test.each(['45200', '952001', 'Indore', ''])('%j is no PIN code and asks nothing', (pin) => {
    show(both);
    type('PIN code', pin);
    expect(asked).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('6 digits');
  });

  test('a city that one has typed stays', async () => {
    show(both);
    type('City', 'Mhow');
    type('PIN code', '452001');
    await screen.findByText('Indore, Indore, Madhya Pradesh');
    expect(input('City').value).toBe('Mhow');
  });

  test('a city that came by itself follows the next PIN code', async () => {
    show(both);
    type('PIN code', '452001');
    await waitFor(() => expect(input('City').value).toBe('Indore'));
    places = () => Response.json({ data: [{ place: 'Pune', district: 'Pune', state: 'Maharashtra' }] });
    type('PIN code', '411001');
    await waitFor(() => expect(input('City').value).toBe('Pune'));
  });

  test('who goes on before the answer is there is waited for, and a next PIN code still brings its city', async () => {
    let arrive: () => void = () => undefined;
    const line = new Promise<void>((done) => {
      arrive = done;
    });
    vi.stubGlobal('fetch', () => line.then(places));
    show(both);
    type('PIN code', '452001');
    const gone = waitForCity(form, new QueryClient());
    arrive();
    await gone;
    expect(form.getValues('address')).toBe('Indore');
    await screen.findByText('Indore, Indore, Madhya Pradesh');
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: [{ place: 'Pune', district: 'Pune', state: 'Maharashtra' }] }),
    );
    type('PIN code', '411001');
    await waitFor(() => expect(input('City').value).toBe('Pune'));
  });

  test.each(['', '45200'])('nobody waits for a city without a PIN code (%j)', async (pin) => {
    show(both);
    type('PIN code', pin);
    await waitForCity(form, new QueryClient());
    expect([asked, form.getValues('address')]).toEqual([[], '']);
  });

  test('without an answer one types the city oneself', async () => {
    places = () => Response.json({ type: '/problems/server-error' }, { status: 500 });
    show(both);
    type('PIN code', '452001');
    await waitFor(() => expect(asked).toHaveLength(1));
    type('City', 'Indore');
    expect(input('City').value).toBe('Indore');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('cities are offered from the second letter on, each name once', async () => {
    places = () =>
      Response.json({
        data: [
          { place: 'Bilaspur', district: 'Bilaspur', state: 'Chhattisgarh' },
          { place: 'Bilaspur', district: 'Bilaspur', state: 'Himachal Pradesh' },
          { place: 'Bilara', district: 'Jodhpur', state: 'Rajasthan' },
        ],
      });
    show(both);
    type('City', 'B');
    expect(asked).toEqual([]);
    type('City', 'Bil');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    expect(asked).toEqual(['/places?q=Bil']);
  });
});

describe('A field of the table', () => {
  const editing: Editing = {
    id: 'r1',
    userId: 'u1',
    values: noValues,
    verified: true,
    sentBack: null,
    idPictureWaits: true,
  };
  const showField = (kind: FormKind, name: FieldSpec['name'], edited: Editing | null = null) =>
    show((props) => {
      const spec = fieldsOf(kind, true).find((field) => field.name === name);
      return spec && <FormField {...props} spec={spec} kind={kind} editing={edited} waits={new Map()} />;
    });
  const asUser = (role: string) => {
    localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'A', email: 'a@b.in', role }));
    localStorage.setItem('token', 't');
  };

  test.each([
    ['price', 'Price per day (₹)', 'numeric'],
    ['age', 'Age (only 18+)', 'numeric'],
    ['phone', 'Phone number', 'numeric'],
    ['social.0', 'X (Twitter) link (optional)', 'url'],
  ] as const)('%s brings the keypad it needs', (name, label, keypad) => {
    showField('worker', name);
    expect(input(label).inputMode).toBe(keypad);
    expect(input(label).type).toBe('text');
  });

  test('a description has room for lines', () => {
    showField('product', 'description');
    expect(screen.getByLabelText('Description').tagName).toBe('TEXTAREA');
  });

  test('a category is one of its kind’s, by its mended label', () => {
    showField('groupWorker', 'category');
    fireEvent.click(screen.getByRole('radio', { name: 'Cleaning Group' }));
    expect(form.getValues('category')).toBe('Cleaing Group');
  });

  test('after verification its owner cannot change a name, and is told why', () => {
    asUser('worker');
    showField('worker', 'fullName', editing);
    expect(input('Full name').disabled).toBe(true);
    expect(
      screen.getByText('After verification only an admin can change the name, ID and category'),
    ).toBeTruthy();
  });

  test('an admin can', () => {
    asUser('admin');
    showField('worker', 'fullName', editing);
    expect(input('Full name').disabled).toBe(false);
  });

  test('the price stays free', () => {
    asUser('worker');
    showField('worker', 'price', editing);
    expect(input('Price per day (₹)').disabled).toBe(false);
  });

  test('the ID picture says who sees it and for how long, and whether one waits', () => {
    showField('worker', 'aadharPic', { ...editing, verified: false });
    expect(screen.getByText(/Only an admin sees this picture.*30 days.*waits for the admin/)).toBeTruthy();
  });
});

describe('The trades of a listing', () => {
  const fields = fieldsOf('worker', false).filter(({ name }) => name === 'role' || name === 'trades');
  const showBoth = () =>
    show((props) =>
      fields.map((spec) => (
        <FormField key={spec.name} {...props} spec={spec} kind="worker" editing={null} waits={new Map()} />
      )),
    );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const choose = (category: string) => fireEvent.click(screen.getByRole('radio', { name: category }));

  test('are those of the chosen category, and none before one is chosen', () => {
    showBoth();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    choose('Other Labour Works');
    expect(screen.queryByRole('checkbox', { name: 'Mason' })).toBeNull();
    fireEvent.click(box('Plumber'));
    fireEvent.click(box('Welder'));
    expect(form.getValues('trades')).toBe('plumber,welder');
    fireEvent.click(box('Plumber'));
    expect(form.getValues('trades')).toBe('welder');
  });

  test('are five at most', () => {
    showBoth();
    choose('Other Labour Works');
    for (const name of ['Plumber', 'Welder', 'Painter', 'Carpenter', 'Electrician'])
      fireEvent.click(box(name));
    expect([box('Driver').disabled, box('Plumber').disabled]).toEqual([true, false]);
  });

  test('go with their category', () => {
    showBoth();
    choose('Other Labour Works');
    fireEvent.click(box('Plumber'));
    choose('Construction Labour');
    expect(form.getValues('trades')).toBe('');
  });
});
