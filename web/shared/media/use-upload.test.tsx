import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { sendPicture } from './send-form.ts';
import { useUpload } from './use-upload.ts';

vi.mock('./prepare-picture.ts', () => ({ preparePicture: async (file: File) => file }));
vi.mock('./send-form.ts', () => ({ sendPicture: vi.fn() }));
afterEach(() => vi.clearAllMocks());

test.each([
  ['network', 2, 'a picture that the line cut off goes again'],
  ['picture-invalid', 1, 'one that the server refused does not'],
] as const)('After %s, once there is a line, it was sent %i times: %s', async (problem, times, _said) => {
  vi.mocked(sendPicture).mockRejectedValueOnce(new CallError(problem));
  vi.mocked(sendPicture).mockResolvedValue('/media/house.jpg');
  const arrived = vi.fn();
  const { result } = renderHook(() => useUpload(false, arrived));
  await act(async () => {
    result.current.upload.choose(new File(['a'], 'house.jpg'));
    expect(await result.current.upload.settled()).toBe(false);
  });
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await result.current.upload.settled();
  });
  expect(sendPicture).toHaveBeenCalledTimes(times);
  expect(arrived).toHaveBeenLastCalledWith(times === 2 ? '/media/house.jpg' : '');
});
