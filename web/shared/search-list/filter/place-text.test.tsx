import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { usePlaceText } from './place-text.ts';

const suggestions = [{ value: 'इंदौर', label: 'इंदौर, मध्य प्रदेश', place: 'Indore' }];

async function field(kept: string) {
  await setLanguage('hi');
  const { result } = renderHook(() => {
    const [place, onPlace] = useState(kept);
    return { place, ...usePlaceText({ place, suggestions, onPlace }) };
  });
  return { now: () => result.current, type: (text: string) => act(() => result.current.type(text)) };
}

test('A city that was kept is read in the reader’s script, and stays what it is', async () => {
  const { now } = await field('Indore');
  await vi.waitFor(() => expect(now().text).toBe('इंदौर'));
  expect(now().place).toBe('Indore');
});

test('A suggestion is read in the reader’s script and asked for as it is stored', async () => {
  const { now, type } = await field('');
  type('इंदौ');
  expect(now()).toMatchObject({ text: 'इंदौ', place: 'इंदौ' });
  type('इंदौर');
  expect(now()).toMatchObject({ text: 'इंदौर', place: 'Indore' });
});

test('What one types in Latin letters is not turned into others under one’s hands', async () => {
  const { now, type } = await field('');
  type('Indore');
  expect(now()).toMatchObject({ text: 'Indore', place: 'Indore' });
});
