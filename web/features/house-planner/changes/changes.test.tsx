// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedPlan } from '#domain/house/changes/changed-plan.ts';
import { answersFromSearch } from '#domain/house/model/answers.ts';
import { PlannedHousePage } from '#web/app/pages/planned-house-page.tsx';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';

beforeEach(() => {
  answerCalls(() => undefined);
  // Nothing comes in sight by itself: neither drawings nor the 3D view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const show = async (address: string) => {
  const shown = await showPage({
    component: PlannedHousePage,
    address,
    messages: ['house', 'categories', 'changes'],
  });
  await press('Change the plan by hand');
  await screen.findByRole('heading', { name: 'Change the plan by hand' });
  const changes = () => new URLSearchParams(shown.history.location.search).get('changes');
  return { ...shown, changes };
};
const said = () => document.querySelector('p[role=status]')?.textContent ?? '';
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const wall = (name: RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement;

test('a mirrored plan stands in the address; it is undone, done again and taken back', async () => {
  const { changes } = await show('/ThreedmapHouse?land=30x40');
  expect([isOff('Undo'), isOff('Redo'), isOff('Start again')]).toEqual([true, true, true]);
  await press('Mirror left and right');
  expect(changes()).toBe('mirror');
  expect(said()).toMatch(/^Done/);
  expect(await screen.findByText('The plan has 1 change by hand.')).toBeTruthy();
  await press('Undo');
  expect(changes()).toBeNull();
  expect(screen.queryByText('The plan has 1 change by hand.')).toBeNull();
  await press('Redo');
  expect(changes()).toBe('mirror');
  await press('Start again');
  expect(changes()).toBeNull();
  await press('Redo');
  expect(changes()).toBe('mirror');
});

test('a wall moves by its buttons and by the arrow keys, and a refusal names its rule', async () => {
  const { changes } = await show('/ThreedmapHouse?land=40x60');
  const bath = wall(/^Wall: Bath \/|^Wall: .* \/ Bath$/);
  fireEvent.click(bath);
  expect(bath.getAttribute('aria-pressed')).toBe('true');
  const group = screen.getByRole('group', { name: 'Move this wall by 10 cm' });
  const [less, more] = within(group).getAllByRole('button') as [HTMLElement, HTMLElement];
  for (let times = 0; times < 25 && !said().startsWith('Not'); times += 1)
    await act(async () => fireEvent.click(less));
  expect(said()).toMatch(/^Not possible\. .+ (at least|at most|no place|narrow) /);
  const before = changes();
  await act(async () => fireEvent.click(more));
  expect(changes()).not.toBe(before);
  await press('Start again');
  const upright = screen
    .getAllByRole('button', { name: /^Wall:/ })
    .filter(({ dataset }) => dataset.along === 'y');
  for (const one of upright) {
    await act(async () => fireEvent.keyDown(one, { key: 'ArrowUp' }));
    expect(changes()).toBeNull();
    await act(async () => fireEvent.keyDown(one, { key: 'ArrowLeft' }));
    if (changes()) break;
  }
  expect(changes()).toMatch(/^move\.[\w-]+\.right\.-1$/);
});

test('two rooms change places, and areas and cost are those of the changed plan', async () => {
  const { changes } = await show('/ThreedmapHouse?land=50x80&rooms=3BHK');
  const rooms = screen.getAllByRole('button', { name: / × / });
  for (const room of rooms) {
    fireEvent.click(room);
    const other = screen.queryByLabelText('Swap its place with') as HTMLSelectElement | null;
    for (const { value } of other?.options ?? []) {
      if (changes() || !other?.isConnected) break;
      fireEvent.change(other, { target: { value } });
      await press('Swap');
    }
    if (changes()) break;
  }
  expect(changes()).toMatch(/^swap\./);
  const made = changedPlan(
    answersFromSearch({ land: '50x80', rooms: '3BHK', changes: changes() ?? undefined }),
  );
  if (!made.ok) throw new Error(made.problem);
  for (const { inside } of made.plan.rooms.filter(({ floor }) => floor === 0))
    expect(
      screen.getAllByRole('button', { name: new RegExp(`${inside.width.toFixed(2)} × `) }).length,
    ).toBeGreaterThan(0);
});

test('a bath is divided off a room, and given back to it', async () => {
  const { changes } = await show('/ThreedmapHouse?land=50x80&rooms=3BHK');
  for (const room of screen.getAllByRole('button', { name: /^(Bedroom|Living), .* × / })) {
    fireEvent.click(room);
    await press('Divide');
    if (changes()) break;
    expect(said()).toMatch(/^Not possible/);
  }
  expect(changes()).toMatch(/^add\.[\w-]+\.toilet$/);
  fireEvent.click(screen.getAllByRole('button', { name: /^Bath, / }).at(-1) as HTMLElement);
  await press('Give this room to its neighbours');
  expect(changes()).toMatch(/^add\.[\w-]+\.toilet_drop\.[\w-]+-toilet-new-1$/);
  expect(screen.getByText('Nothing is chosen yet.')).toBeTruthy();
});

test('changes that do not fit the plan are left out, and the page says so', async () => {
  const { changes } = await show('/ThreedmapHouse?land=30x40&changes=mirror_swap.1-x-1.1-y-2_mirror');
  await waitFor(() => expect(screen.getByText(/do not fit this plan/)).toBeTruthy());
  expect(screen.getByText('The plan has 1 change by hand.')).toBeTruthy();
  await press('Mirror left and right');
  expect(changes()).toBe('mirror_mirror');
});

test('another plan, and other answers, end what was done by hand', async () => {
  const { changes } = await show('/ThreedmapHouse?land=40x60&changes=mirror');
  await act(async () => fireEvent.click(screen.getByLabelText(/^B: /)));
  expect(changes()).toBeNull();
});
