import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(cleanup);

/** The module as a new tab has it. */
let names: typeof import('./place-names.ts');

function Shown({ places, wanted }: { places: string[]; wanted: boolean }) {
  const placeName = names.usePlaceNames(wanted);
  return <p>{places.map(placeName).join(' | ')}</p>;
}

/** What somebody who reads that language sees of some places. */
async function shown(language: string, places: string[], wanted = true) {
  localStorage.setItem('neev:language', language);
  names = await import('./place-names.ts');
  await act(async () => {
    render(<Shown places={places} wanted={wanted} />);
  });
  return () => screen.getByText(/./).textContent;
}

test.each([
  ['hi', 'उज्जैन | इंदौर | मध्य प्रदेश'],
  ['mr', 'उज्जैन | इंदूर | मध्य प्रदेश'],
  ['bn', 'উজ্জয়িনী | ইন্দোর | মধ্য প্রদেশ'],
  ['te', 'ఉజ్జయిని | ఇండోర్ | మధ్యప్రదేశ్'],
  ['ta', 'உஜ்ஜைன் | இந்தூர் | மத்தியப் பிரதேசம்'],
  ['en', 'Ujjain | Indore | Madhya Pradesh'],
])('Places are read in the script of %s', async (language, expected) => {
  const text = await shown(language, ['Ujjain', 'Indore', 'Madhya Pradesh']);
  await waitFor(() => expect(text()).toBe(expected));
});

test('What somebody wrote freely stays as written, and so does a place that the table does not have', async () => {
  const text = await shown('hi', ['Kochi, Ernakulam', '12, Freeganj, Ujjain', 'Konch', 'constructor']);
  await waitFor(() => expect(text()).toBe('कोच्चि, एर्नाकुलम | 12, Freeganj, Ujjain | Konch | constructor'));
});

test('The table is not fetched where no place is shown yet', async () => {
  const text = await shown('hi', ['Indore'], false);
  await act(async () => void (await import('#content/places/hi.json')));
  expect(text()).toBe('Indore');
});
