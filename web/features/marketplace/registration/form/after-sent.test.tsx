import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kinds } from '#contract/marketplace/kinds.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { currentSession } from '#web/shared/api/session.ts';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useAfterSent } from './after-sent.ts';

const user = { _id: 'u1', fullname: 'Asha', email: 'a@neev.test', role: 'customer', profilePic: null };
let said: ReactNode[] = [];
let asked: URL[] = [];

beforeEach(() => {
  said = [];
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 't');
  localStorage.setItem('role', 'customer');
  vi.spyOn(toast, 'success').mockImplementation((text) => void said.push(text));
  asked = answerCalls(({ pathname }) =>
    pathname === '/me'
      ? { body: { data: { user: { ...user, fullname: 'Asha Rao' }, admin: false, records: [] } } }
      : undefined,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

let given: [kind: FormKind, editing: boolean] = ['worker', false];
function Form() {
  return (
    <button type="button" onClick={useAfterSent(...given)}>
      Sent
    </button>
  );
}

/** A form of this kind, and the moment after it was sent. */
async function sent(kind: FormKind, editing = false) {
  given = [kind, editing];
  const page = await showPage({ component: Form, address: '/aForm', messages: ['registration'] });
  const button = await screen.findByRole('button', { name: 'Sent' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  return page;
}
const role = () => localStorage.getItem('role');

describe('The role that the browser stores after a registration', () => {
  test.each([
    ['worker', 'worker'],
    ['contractor', 'worker'],
    ['engineer', 'worker'],
    ['groupWorker', 'groupworker'],
    ['provider', 'customer'],
    ['product', 'customer'],
  ] as const)('of a %s is "%s"', async (kind, stored) => {
    await sent(kind);
    expect(role()).toBe(stored);
  });

  test.each(['worker', 'contractor', 'engineer', 'groupWorker', 'provider', 'product'] as const)(
    'stays "admin" for an admin who registers a %s',
    async (kind) => {
      localStorage.setItem('role', 'admin');
      await sent(kind);
      expect(role()).toBe('admin');
    },
  );

  test('is what the contract says of each kind', () => {
    const stored = Object.entries(kinds).map(([kind, { storedRole }]) => [kind, storedRole]);
    expect(Object.fromEntries(stored)).toEqual({
      worker: 'worker',
      groupWorker: 'groupworker',
      contractor: 'worker',
      engineer: 'worker',
      provider: null,
    });
  });

  test('follows the last registration', async () => {
    localStorage.setItem('role', 'worker');
    await sent('groupWorker');
    expect(role()).toBe('groupworker');
  });

  test('is left by a change of a listing as it was', async () => {
    await sent('groupWorker', true);
    expect(role()).toBe('customer');
  });
});

describe('After a form was sent', () => {
  test.each([
    ['worker', '/adminLabour'],
    ['contractor', '/adminLabour'],
    ['engineer', '/adminLabour'],
    ['groupWorker', '/userDashbord'],
    ['provider', '/productRegister'],
    ['product', '/'],
  ] as const)('a new %s goes on to %s, once the notice was seen', async (kind, next) => {
    const { history } = await sent(kind);
    expect(isValidElement(said[0])).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(history.location.pathname).toBe('/aForm');
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(history.location.pathname).toBe(next);
  });

  test('a change says that it is saved and leads back to one’s own dashboard', async () => {
    const { history } = await sent('product', true);
    expect(said).toHaveLength(1);
    expect(typeof said[0]).toBe('string');
    await act(() => vi.advanceTimersByTimeAsync(1501));
    expect(history.location.pathname).toBe('/userDashbord');
  });

  test('the stored user follows the server’s', async () => {
    await sent('worker');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(asked.map(({ pathname }) => pathname)).toContain('/me');
    expect(currentSession()?.user.fullname).toBe('Asha Rao');
  });

  test('a broken line costs neither the notice nor the role', async () => {
    answerCalls(() => ({ status: 500, body: {} }));
    const { history } = await sent('worker');
    await act(() => vi.advanceTimersByTimeAsync(1501));
    expect([said.length, role(), history.location.pathname]).toEqual([1, 'worker', '/adminLabour']);
  });
});
