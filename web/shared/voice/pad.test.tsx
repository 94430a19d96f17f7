import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { NumberScreen } from '#domain/voice/screens.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { Pad } from './pad.tsx';
import { notesOf } from './pictures.tsx';

beforeAll(() => preloadMessages('voice'));
afterEach(cleanup);

const price: NumberScreen = {
  id: 'price',
  kind: 'number',
  question: 'howMuch',
  digits: 5,
  readBack: 'amount',
  money: true,
};
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
};
async function show(given: Partial<Parameters<typeof Pad>[0]> = {}) {
  const onDone = vi.fn();
  await act(async () => {
    render(
      <Suspense>
        <Pad screen={price} onDone={onDone} {...given} />
      </Suspense>,
    );
  });
  return onDone;
}
const typed = () => screen.getByLabelText('Typed').textContent;

describe('The number pad', () => {
  test('shows an amount as rupees and as the notes that make it', async () => {
    const onDone = await show();
    press('6', '5', '0');
    expect(typed()).toBe('₹650');
    expect([...document.querySelectorAll('[data-note]')].map(({ textContent }) => textContent)).toEqual([
      '500',
      '100',
      '50',
    ]);
    press('Done');
    expect(onDone).toHaveBeenCalledWith('650');
  });

  test.each(['34', '65000'])('asks once more before ₹%s a day is taken', async (amount) => {
    const onDone = await show({ screen: { ...price, likely: { from: 200, to: 5000 } } });
    press(...amount, 'Done');
    expect(onDone).not.toHaveBeenCalled();
    press('No');
    press('Erase', 'Done', 'Yes');
    expect(onDone).toHaveBeenCalledExactlyOnceWith(amount.slice(0, -1));
  });

  test('takes a likely rate at once', async () => {
    const onDone = await show({ screen: { ...price, likely: { from: 200, to: 5000 } } });
    press('6', '5', '0', 'Done');
    expect(onDone).toHaveBeenCalledWith('650');
  });

  test('takes no more digits than the number has, and erases the last', async () => {
    await show();
    press('1', '2', '3', '4', '5', '6');
    expect(typed()).toBe('₹12,345');
    press('Erase');
    expect(typed()).toBe('₹1,234');
  });

  test.each([
    [6, '411001', '411 001'],
    [10, '9876543210', '98765 43210'],
    [12, '234567890124', '2345 6789 0124'],
  ])('shows %d digits in the groups that people write them in', async (digits, number, shown) => {
    await show({ screen: { id: 'n', kind: 'number', question: 'whichPin', digits, readBack: 'nothing' } });
    press(...number);
    expect(typed()).toBe(shown);
  });

  test('is not done while nothing is typed', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
  });

  test('begins with what was answered before, and says beside it what is wrong', async () => {
    await show({ start: '12', wrong: 'tooYoung' });
    expect(typed()).toBe('₹12');
    expect(screen.getByRole('alert').textContent).toMatch(/eighteen/);
  });
});

test.each([
  [650, [500, 100, 50]],
  [0, []],
  [1240, [500, 500, 200, 20, 20]],
  [5, []],
])('%i rupees are the fewest notes', (amount, notes) => expect(notesOf(amount)).toEqual(notes));
