// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import type { House } from '../plan-address.ts';
import { SheetsSection } from './sheets-section.tsx';
import { fileStem } from './use-sheets.ts';

test('Files of a house are named by its land, rooms, floors and plan', () =>
  expect(fileStem(defaultAnswers)).toBe('neev-house-40x60-4bhk-2-floors-a'));

test.each([
  [`30'6" x 40'0"`, 'neev-house-30-6-x-40-0-3bhk-2-floors-b'],
  ['1500 स्क्वायर फीट', 'neev-house-1500-स्क्वायर-फीट-3bhk-2-floors-b'],
  ['1/2 acre', 'neev-house-1-2-acre-3bhk-2-floors-b'],
])('A land size that no file could be named by loses its signs: %s', (landSize, name) =>
  expect(fileStem({ ...defaultAnswers, landSize, rooms: '3BHK', plan: 'b' })).toBe(name),
);

test('All sheets are saved as one file: of several at once Safari keeps the last', async () => {
  const house = { plan: planOf(defaultAnswers), answers: defaultAnswers } as House;
  const component = () => createElement(SheetsSection, { house });
  await showPage({ component, address: '/house', messages: ['house', 'drawings'] });
  // By its words: a role would be looked for in all lines of the drawings.
  const button = await screen.findByText('Sheets (SVG)');
  const given: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${given.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  fireEvent.click(button);
  await waitFor(() => expect(names).toEqual(['neev-house-40x60-4bhk-2-floors-a-sheets-a4.zip']));
  const sheets = unzipSync(new Uint8Array((await given[0]?.arrayBuffer()) ?? []));
  expect(Object.keys(sheets)).toEqual(
    [1, 2, 3, 4].map((at) => `neev-house-40x60-4bhk-2-floors-a-sheet-${at}-a4.svg`),
  );
});
