// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import { PlannedHousePage } from '#web/app/pages/planned-house-page.tsx';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { MapFormPage } from './form/map-form-page.tsx';

let watched: [Element, () => void][];
/** Scrolls to what stands in a section. */
const comeNear = async (section: string) => {
  for (const [element, see] of watched) if (element.closest(section)) await act(async () => see());
};
beforeEach(() => {
  watched = [];
  // Nothing comes in sight by itself: the 3D view stays away.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        watched.push([element, () => this.tell([{ isIntersecting: true }])]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (address: string) => {
  const shown = await showPage({ component: PlannedHousePage, address, messages: ['house', 'categories'] });
  await comeNear('[aria-roledescription]');
  return shown;
};
const fact = (name: string) => screen.getAllByText(name)[0]?.closest('div')?.querySelector('dd')?.textContent;
const openForm = async (address = '/mapForm') => {
  const shown = await showPage({
    component: () => (
      <main>
        <MapFormPage />
      </main>
    ),
    address,
    messages: ['house'],
  });
  return { ...shown, land: screen.getByLabelText('Land size') };
};

test('without answers it is the house of the specification: 40 by 60 ft, residential, two-storey, 54-61 Lacs', async () => {
  await show('/ThreedmapHouse');
  expect(fact('Plot area')).toBe('2,400 sq ft');
  expect(fact('Width')).toBe('40 ft');
  expect(fact('Length')).toBe('60 ft');
  expect(fact('Type')).toBe('Residential');
  expect(fact('Storeys')).toBe('Two-storey');
  expect(screen.getByText('₹54-61 Lacs')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Want Personalised 3D House?' }).getAttribute('href')).toBe(
    '/pixisAi',
  );
});

test('a land size in the address that cannot be read is said, with a way back to it', async () => {
  await show('/ThreedmapHouse?land=big&floors=3');
  expect(screen.getByText(/We cannot read this size/)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Change the answers' }).getAttribute('href');
  expect(back).toContain('land=big');
  expect(back).toContain('floors=3');
});

test('a changed rate moves the sum and stands in the address; its own reset takes it back', async () => {
  const { history } = await show('/ThreedmapHouse');
  const sum = () => screen.getByRole('status', { name: '' }).textContent;
  const before = sum();
  const rate = screen.getByLabelText('Rate of Cement in rupees per bag');
  await act(async () => fireEvent.change(rate, { target: { value: '770' } }));
  await waitFor(() => expect(history.location.search).toContain('rates=cement-770'));
  await waitFor(() => expect(sum()).not.toBe(before));
  fireEvent.click(screen.getByRole('button', { name: 'How we counted: Cement' }));
  expect(screen.getByText('Your own rate')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back to our rate' })));
  await waitFor(() => expect(sum()).toBe(before));
});

test('a rate that is none is said, and stays said when the field is left; the sum stays', async () => {
  await show('/ThreedmapHouse');
  const rate = screen.getByLabelText('Rate of Cement in rupees per bag');
  fireEvent.change(rate, { target: { value: '0' } });
  expect(rate.getAttribute('aria-invalid')).toBe('true');
  fireEvent.blur(rate);
  expect((rate as HTMLInputElement).value).toBe('0');
  expect(screen.getByText('Not counted. Write a rate above ₹0, at most ₹1 crore.')).toBeTruthy();
  fireEvent.change(rate, { target: { value: '' } });
  fireEvent.blur(rate);
  expect((rate as HTMLInputElement).value).toBe(String(shippedRates.rates.cement.rate));
});

test('every line tells its formula, its range, its source and date', async () => {
  await show('/ThreedmapHouse');
  fireEvent.click(screen.getByRole('button', { name: 'How we counted: Steel' }));
  const row = screen.getByRole('button', { name: 'How we counted: Steel' }).closest('li') as HTMLElement;
  expect(within(row).getByText(/^footings [\d.]+ × 80 \+ columns [\d.]+ × 200 .* = /)).toBeTruthy();
  expect(within(row).getByText(/ to .* kg$/)).toBeTruthy();
  expect(within(row).getByText(/^Rate: .*, 27 Nov 2026$/)).toBeTruthy();
});

test('amounts are in the units of an Indian site: sand in cubic feet and brass, steel in whole kilograms and quintals', async () => {
  await show('/ThreedmapHouse');
  const amountOf = (item: string) =>
    screen.getByRole('button', { name: `How we counted: ${item}` }).textContent;
  expect(amountOf('Sand')).toMatch(/^Sand[\d,]+ cu ft \([\d.]+ brass, [\d.]+ m³\)$/);
  expect(amountOf('Steel')).toMatch(/^Steel[\d,]+ kg \([\d.]+ quintals\)$/);
  expect(amountOf('Shuttering')).toMatch(/ m² \([\d,]+ sq ft\)$/);
  expect(document.body.textContent).not.toMatch(/\b1 (sets|pieces|days|bags|points)\b/);
});

test('the cost is also told by phase: weeks, bill, who works and what must be there', async () => {
  await show('/ThreedmapHouse');
  expect(screen.queryByRole('list', { name: 'Phase by phase' })).toBeNull();
  await comeNear('#cost');
  const list = await screen.findByRole('list', { name: 'Phase by phase' });
  const phases = within(list).getAllByRole('group');
  expect(phases.length).toBe(12);
  expect(phases[4]?.textContent).toContain('Beams and slabs, ground floor');
  expect(phases[5]?.textContent).toContain('Columns and walls, first floor');
  expect(phases[0]?.textContent).toContain('Plot and plansWeeks 1 to 2');
  expect(phases[0]?.textContent).not.toContain('Gardener');
  expect(phases.at(-1)?.textContent).toContain('Gardener');
  const footings = phases[1] as HTMLElement;
  expect(within(footings).getByText('Bar bender').nextSibling?.textContent).toMatch(/^1 person, \d+ days$/);
  expect(within(footings).getByText('Cement').nextSibling?.textContent).toMatch(/^\d+ bags$/);
});

test('what the bill holds is switched, the sum follows, and the address keeps it', async () => {
  const { history } = await show('/ThreedmapHouse');
  const sum = () => screen.getByRole('status', { name: '' }).textContent;
  const before = sum();
  expect(screen.getByText(/Without: Septic tank, .*GST on a works contract/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByLabelText(/^Boundary wall and gate/)));
  await waitFor(() => expect(history.location.search).toContain('extras=contractor_architect_boundary'));
  await waitFor(() => expect(sum()).not.toBe(before));
  expect(screen.getByText(/^With: |With: Contractor, Architect, Boundary wall and gate/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByLabelText(/^Boundary wall and gate/)));
  await waitFor(() => expect(history.location.search).not.toContain('extras'));
  expect(sum()).toBe(before);
});

test('a place has its own prices: by the PIN code, or as it is chosen, and none said is the file’s', async () => {
  await show('/ThreedmapHouse');
  const usual = fact('Estimated cost');
  cleanup();
  const { history } = await show('/ThreedmapHouse?pin=400001');
  const place = screen.getByLabelText<HTMLSelectElement>('Where you build');
  expect(place.value).toBe('Mumbai');
  expect(fact('Estimated cost')).not.toBe(usual);
  expect(screen.getByText(/^Mumbai: all prices \+55%\. Rate: jkcement/)).toBeTruthy();
  await act(async () => fireEvent.change(place, { target: { value: 'India' } }));
  await waitFor(() => expect(history.location.search).toContain('place=India'));
  await waitFor(() => expect(fact('Estimated cost')).toBe(usual));
});

test('what is due when stands below the phases, and adds up', async () => {
  await show('/ThreedmapHouse');
  await comeNear('#cost');
  const list = await screen.findByRole('list', { name: 'What to pay when' });
  const payments = within(list).getAllByRole('listitem');
  expect(payments[0]?.textContent).toContain('At the start');
  expect(payments.at(-1)?.textContent).toContain('12 months after the end');
  const rupeesIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
  const paid = payments.map((one) => rupeesIn(one.children[2]?.textContent));
  expect(paid.reduce((sum, one) => sum + one, 0)).toBe(
    rupeesIn(payments.at(-1)?.querySelector('small')?.textContent),
  );
});

test('who builds with single trades asks in each phase for as many as it needs, machines too; with a contractor for none', async () => {
  const requests = async (address: string) => {
    await show(address);
    await comeNear('#cost');
    const list = await screen.findByRole('list', { name: 'Phase by phase' });
    const links = within(list).queryAllByRole('link', { name: /^Fill in a request/, hidden: true });
    const items = links.map((link) =>
      new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('items'),
    );
    cleanup();
    return items;
  };
  expect(await requests('/ThreedmapHouse')).toEqual([]);
  const items = await requests('/ThreedmapHouse?extras=architect');
  expect(items[0]).toBe('groupWorker:Construction Labour:1:helper');
  expect(items).toContain('worker:Construction:2:mason');
  expect(items).toContain('product:Concrete mixer:1');
});

test('the bill is a file: lines by phase that a spreadsheet reads, as CSV and as Excel', async () => {
  const saved = new Map<string, Blob>();
  let made: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.set(this.download, made);
  });
  await show('/ThreedmapHouse');
  await comeNear('#cost');
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Bill as CSV' })));
  const text = (await saved.get('neev-bill.csv')?.text()) ?? '';
  expect(text).toMatch(/^\ufeff?Phase,Item,Kind,Amount,Unit/);
  expect(text).toContain('"Beams and slabs, ground floor",Cement,Material,');
  fireEvent.click(screen.getByRole('button', { name: 'Bill as Excel' }));
  await waitFor(() => expect(saved.has('neev-bill.xlsx')).toBe(true));
  const bytes = new Uint8Array((await saved.get('neev-bill.xlsx')?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
});

test('another plan in the address lies beside this one, with what differs marked', async () => {
  await show(`/ThreedmapHouse?with=${encodeURIComponent('land=30x40&floors=1')}`);
  const other = await screen.findByRole('article', { name: 'The other plan' });
  expect(within(other).getByText('Single-storey', { exact: false }).textContent).toContain('differs');
  expect(within(other).getByText('Residential').textContent).toBe('Residential');
});

test('Submit goes to the house with the answers in its address, and nothing is sent', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', sent);
  const { history, land } = await openForm();
  fireEvent.change(land, { target: { value: '200 gaj' } });
  fireEvent.click(screen.getByLabelText('3BHK'));
  fireEvent.click(screen.getByLabelText('Near by River'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(history.location.pathname).toBe('/ThreedmapHouse'));
  expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
    land: '200 gaj',
    rooms: '3BHK',
    area: 'Near by River',
  });
  expect(sent).not.toHaveBeenCalled();
});

test('own rates, switches and the place of prices come back with changed answers', async () => {
  const own = 'land=30x40&rates=cement-500&extras=architect&place=Mumbai';
  await show(`/ThreedmapHouse?${own}`);
  const way = (await screen.findByRole('link', { name: 'Change answers' })).getAttribute('href') ?? '';
  for (const part of own.split('&')) expect(way).toContain(part);
  cleanup();
  const { history } = await openForm(`/mapForm?${own}`);
  fireEvent.click(screen.getByLabelText('3BHK'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(history.location.pathname).toBe('/ThreedmapHouse'));
  expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
    ...{ land: '30x40', rooms: '3BHK' },
    ...{ rates: 'cement-500', extras: 'architect', place: 'Mumbai' },
  });
});

test.each([
  ['', /Write how large your land is/],
  ['a field', /We cannot read this size/],
  ['2x3', /too small for a house/],
  ['900x900', /too large for one house/],
  ['11x60', /too narrow/],
])('a land size of %j is refused beside its field, in a sentence', async (typed, sentence) => {
  const { history, land } = await openForm();
  fireEvent.change(land, { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(land.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(land);
  expect(history.location.pathname).toBe('/mapForm');
});

test('what is filled in stands in the address: a reload keeps it', async () => {
  const { history, land } = await openForm();
  fireEvent.change(land, { target: { value: '30x50' } });
  await waitFor(() => expect(history.location.search).toContain('land=30x50'));
  cleanup();
  const again = await openForm(`/mapForm${history.location.search}`);
  expect((again.land as HTMLInputElement).value).toBe('30x50');
});

test('of the plans for the plot one is chosen; the address keeps it, and other answers end the choice', async () => {
  const { history } = await show('/ThreedmapHouse');
  const choices = screen.getByRole('group', { name: 'Plans to choose from' });
  const [first, second] = within(choices).getAllByRole<HTMLInputElement>('radio');
  if (!first || !second) throw new Error('no choice');
  expect([first.checked, second.checked]).toEqual([true, false]);
  const before = fact('Built-up area');
  await act(async () => fireEvent.click(second));
  await waitFor(() => expect(history.location.search).toContain('plan=b'));
  await waitFor(() => expect(fact('Built-up area')).not.toBe(before));
  expect(screen.getByLabelText<HTMLInputElement>(/^B: /).checked).toBe(true);
  cleanup();
  const form = await openForm('/mapForm?land=40x60&plan=b');
  fireEvent.click(screen.getByLabelText('3BHK'));
  await waitFor(() => expect(form.history.location.search).toContain('rooms=3BHK'));
  expect(form.history.location.search).not.toContain('plan=');
});

test('where the car costs a bedroom the choice says what each plan has, and the plan without it names the other', async () => {
  await show('/ThreedmapHouse?land=30x40&rooms=3BHK&floors=1&parking=Yes');
  expect(screen.getByLabelText(/^A: [\d,]+ sq ft, 3 bedrooms, no parking$/)).toBeTruthy();
  expect(screen.getByText('Plan B has a place for the car, with 2 bedrooms.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^B: [\d,]+ sq ft, 2 bedrooms, with parking$/));
  expect(await screen.findByText(/^You asked for \d+ bedrooms and a car/)).toBeTruthy();
});

test('more wishes are folded away, go into the address with the others, and end with other rooms', async () => {
  const { history } = await openForm('/mapForm?land=40x60');
  const more = screen.getByText('More wishes').closest('details');
  expect(more?.open).toBe(false);
  fireEvent.click(screen.getByLabelText('6'));
  fireEvent.click(within(screen.getByRole('group', { name: /Parents/, hidden: true })).getByLabelText('Yes'));
  await waitFor(() => expect(history.location.search).toContain('bedrooms=6'));
  await waitFor(() => expect(history.location.search).toContain('parents=Yes'));
  expect(more?.open).toBe(true);
  fireEvent.click(screen.getByLabelText('3BHK'));
  await waitFor(() => expect(history.location.search).not.toContain('bedrooms'));
  expect(history.location.search).toContain('parents=Yes');
});

test('a size in katha asks for the state, says how it was read, and goes on', async () => {
  const { history, land } = await openForm();
  fireEvent.change(land, { target: { value: '2 katha' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^This unit differs from state to state/)).toBeTruthy();
  const states = screen.getByRole('group', { name: 'State of the land' });
  fireEvent.click(within(states).getByLabelText('Bihar'));
  expect(await screen.findByText(/^In Bihar that is usually 2,723 sq ft/)).toBeTruthy();
  expect((land as HTMLInputElement).value).toBe('2 katha, Bihar');
  expect(screen.queryByText(/^This unit is not the same/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(history.location.pathname).toBe('/ThreedmapHouse'));
});

test('a shop, the side of the road and Vastu are further wishes that stand in the address', async () => {
  const { history } = await openForm();
  const choose = (group: RegExp, label: string) =>
    fireEvent.click(within(screen.getByRole('group', { name: group, hidden: true })).getByLabelText(label));
  choose(/^A shop/, 'Yes');
  choose(/^Vastu/, 'Yes');
  expect(await screen.findByText(/^First say on which side/)).toBeTruthy();
  choose(/^The road lies/, 'East');
  await waitFor(() => expect(history.location.search).toContain('road=E'));
  await waitFor(() => expect(screen.queryByText(/^First say on which side/)).toBeNull());
  expect(history.location.search).toContain('vastu=Yes');
  expect(history.location.search).toContain('shop=Yes');
  choose(/^The road lies/, 'Not said');
  await waitFor(() => expect(history.location.search).not.toContain('road='));
});

test('a plan with Vastu says how much of it is fulfilled, and its drawing has north and the name of the road', async () => {
  await show('/ThreedmapHouse?road=E&vastu=Yes&shop=Yes');
  expect(screen.getByRole('heading', { name: /^Vastu: [0-4] of 4 wishes$/ })).toBeTruthy();
  const plan = screen.getByRole('img', { name: /^Ground floor plan.*Shop/ });
  expect(plan.textContent).toContain('Road (east)');
  expect(within(plan).getByText('N')).toBeTruthy();
});

test('Vastu without the side of the road asks for it', async () => {
  await show('/ThreedmapHouse?vastu=Yes');
  expect(screen.getByText(/^For Vastu, say on which side/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Vastu/ })).toBeNull();
});

test('a house on columns says so, beside its storeys and in a note, and its first plan shows where the car stands', async () => {
  await show('/ThreedmapHouse?land=20x30&rooms=2BHK');
  expect(fact('Storeys')).toBe('Two-storey, on columns');
  expect(screen.getByText(/^The house stands on columns, with the car under it/)).toBeTruthy();
  const plan = screen.getByRole('img', { name: /^Ground floor plan/ });
  expect(plan.getAttribute('aria-label')).toBe('Ground floor plan: Stairs, Parking');
});

test('picture, figures and cost come before everything else of the house', async () => {
  await show('/ThreedmapHouse');
  const order = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('group', { name: 'Outside views' }),
    screen.getByText('₹54-61 Lacs'),
    screen.getByRole('group', { name: 'Plans to choose from' }),
    screen.getByRole('navigation', { name: /./ }),
  ];
  for (const [place, one] of order.entries()) {
    const next = order[place + 1];
    if (next) expect(one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});
