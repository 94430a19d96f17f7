import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { useAddress } from './address.ts';
import { AddressField } from './address-field.tsx';

const onAPhone = (is: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: is }));

function Page() {
  const address = useAddress();
  return (
    <>
      <AddressField address={address} error={undefined} onType={address.type} onTurn={address.turn} />
      <output>{JSON.stringify(address.body)}</output>
    </>
  );
}
async function show() {
  await showPage({ component: Page, address: '/register', messages: ['account'] });
  await screen.findByRole('radio', { name: 'Mail' });
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const turn = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const sent = () => screen.getByRole('status').textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('phone first on a phone, with the keypad of numbers', async () => {
  onAPhone(true);
  await show();
  expect([field('Phone').inputMode, field('Phone').autocomplete]).toEqual(['numeric', 'tel-national']);
});

test('e-mail first elsewhere; turning keeps what was typed of either', async () => {
  onAPhone(false);
  await show();
  type('Email', 'asha@example.in');
  turn('Mobile');
  type('Phone', '98260 41177');
  expect(sent()).toBe('{"phone":"98260 41177"}');
  turn('Mail');
  expect(field('Email').value).toBe('asha@example.in');
  expect(sent()).toBe('{"email":"asha@example.in"}');
});

test('the choice outlives a reload', async () => {
  onAPhone(false);
  await show();
  turn('Mobile');
  cleanup();
  await show();
  expect(field('Phone')).toBeDefined();
});
