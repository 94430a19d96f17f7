// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { type KeptPicture, useKeptPictures } from './kept-pictures.ts';

const kept = vi.hoisted(() => new Map<string, Blob>());
vi.mock('./unsent-pictures.ts', () => ({
  keepPicture: async (key: string, file: Blob) => void kept.set(key, file),
  findPicture: async (key: string) => kept.get(key),
  deletePicture: async (key: string) => void kept.delete(key),
}));
vi.mock('./prepare-picture.ts', () => ({ preparePicture: async (file: File) => file }));
const sendForm = vi.hoisted(() => vi.fn());
vi.mock('./send-form.ts', () => ({ sendForm }));

const hour = 3_600_000;
beforeEach(() => {
  kept.clear();
  sendForm.mockReset();
  sendForm.mockImplementation(async () => ({ data: { picture: `hire:new${sendForm.mock.calls.length}` } }));
});
afterEach(() => vi.useRealTimers());

const show = (start: KeptPicture[], most?: number) =>
  renderHook(() => {
    const [pictures, set] = useState<readonly KeptPicture[]>(start);
    return { ...useKeptPictures(pictures, (next) => set(next), most), names: pictures };
  }).result;
const sent = (key: string, hoursAgo: number): KeptPicture => {
  kept.set(key, new Blob([key]));
  return { key, reference: `hire:${key}`, sentAt: Date.now() - hoursAgo * hour };
};

test('What was sent long ago is sent again: the server forgets what nothing names', async () => {
  const shown = show([sent('early', 21), sent('late', 1)]);
  await waitFor(() => expect(shown.current.pictures).toHaveLength(2));
  let names: string[] = [];
  await act(async () => {
    names = await shown.current.sendAll();
  });
  expect(names).toEqual(['hire:new1', 'hire:late']);
  expect(shown.current.names[0]).toMatchObject({ key: 'early', reference: 'hire:new1' });
});

test('One that was sent long ago, and that this browser has lost, is not named', async () => {
  const early = sent('early', 21);
  kept.clear();
  const shown = show([early]);
  let names: string[] = ['?'];
  await act(async () => {
    names = await shown.current.sendAll();
  });
  expect(names).toEqual([]);
});

test('Why one does not arrive is said', async () => {
  sendForm.mockRejectedValue(new CallError('network'));
  const shown = show([sent('early', 21)]);
  await act(async () => {
    await expect(shown.current.sendAll()).rejects.toMatchObject({ problem: 'network' });
  });
  expect(shown.current.failed).toBe('network');
});

test('A form says how many it takes', async () => {
  const shown = show([sent('one', 1)], 2);
  for (const name of ['two', 'three']) await act(async () => shown.current.add(new File([name], name)));
  expect([shown.current.most, shown.current.pictures.length]).toEqual([2, 2]);
});
