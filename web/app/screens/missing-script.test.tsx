import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { BrokenPage } from '../states.tsx';
import { loadScript, ScriptGoneError } from './missing-script.ts';
import { lazyPage } from './screen.tsx';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
const server = vi.fn<() => Promise<Response>>();
const router = vi.hoisted(() => ({ load: vi.fn(), preload: vi.fn<() => Promise<void>>() }));
vi.mock('#web/shared/browser/router/router-context.ts', () => ({ useRouter: () => router }));

beforeEach(async () => {
  await preloadMessages('shell');
  vi.stubGlobal('fetch', server);
  server.mockReset().mockRejectedValue(new TypeError('no line'));
  router.load.mockReset();
  router.preload.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('A script that does not come without a line is a lost line', async () => {
  await expect(loadScript(missing)).rejects.toEqual(new CallError('network'));
});

test('A script that the server no longer has is a new version', async () => {
  server.mockResolvedValue(new Response(null, { status: 404 }));
  await expect(loadScript(missing)).rejects.toBeInstanceOf(ScriptGoneError);
});

test('A line that comes and goes while a script is asked for is a lost line, no new version', async () => {
  server.mockResolvedValue(new Response());
  await expect(loadScript(missing)).rejects.toEqual(new CallError('network'));
});

test('A script that failed once is asked for again when the server answers', async () => {
  server.mockResolvedValue(new Response());
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page')).mockImplementationOnce(missing);
  await expect(loadScript(load)).resolves.toBe('page');
});

test('A page whose script did not come fails with the reason', async () => {
  await expect(lazyPage(missing, 'Page' as never)).rejects.toEqual(new CallError('network'));
});

test('Without a line the page says so, and tries again in its place at a tap and when the line is back', async () => {
  render(<BrokenPage error={new CallError('network')} framed />);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(router.load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(router.load).toHaveBeenCalledTimes(2);
});

test('A page that did not come opens by itself once it comes, whatever the browser says of the line', async () => {
  vi.useFakeTimers();
  router.preload.mockRejectedValueOnce(new CallError('network'));
  render(<BrokenPage error={new CallError('network')} framed />);
  await vi.advanceTimersByTimeAsync(3000);
  expect(router.preload).toHaveBeenCalledTimes(1);
  expect(router.load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6000);
  expect(router.preload).toHaveBeenCalledTimes(2);
  expect(router.load).toHaveBeenCalledTimes(1);
});

test('A new version is offered, and loads at a tap alone', async () => {
  render(<BrokenPage error={new ScriptGoneError()} framed />);
  expect(await screen.findByRole('heading', { name: 'A new version is ready' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load it' })).toBeDefined();
  window.dispatchEvent(new Event('online'));
  expect(router.load).not.toHaveBeenCalled();
});
