import { beforeEach, expect, test } from 'vitest';
import { deviceHeader, keepDevice } from './api.ts';
import { clearSession } from './session.ts';

beforeEach(() => localStorage.clear());

test('The device keeps the tokens of the last five who logged in on it, the newest first, also over a logout', () => {
  expect(deviceHeader()).toEqual({});
  for (const token of ['one', 'two', 'three', 'four', 'five', 'six', 'three']) keepDevice(token);
  expect(deviceHeader()).toEqual({ device: 'three,six,five,four,two' });
  clearSession();
  expect(deviceHeader()).toEqual({ device: 'three,six,five,four,two' });
});
