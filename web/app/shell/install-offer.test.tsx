import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteFirstAct } from '#web/shared/browser/install.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { InstallOffer } from './install-offer.tsx';

let media: ReturnType<typeof watchMedia>;
const watchMedia = () => vi.spyOn(window, 'matchMedia');
/** Which media queries the device answers with yes. */
const device = (yes: string) =>
  media.mockImplementation((query) => ({ matches: query === yes }) as MediaQueryList);

beforeEach(() => {
  media = watchMedia();
  device('(any-pointer: coarse)');
});
afterEach(() => {
  cleanup();
  media.mockRestore();
  localStorage.clear();
});

const show = () => showPage({ component: InstallOffer, address: '/', messages: [] });
const offer = () => screen.queryByRole('region', { name: 'Put Neev on this phone' });
const offered = (prompt = vi.fn(async () => undefined)) => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
};

test('On an iPhone the steps are drawn, and closing them ends the offer', async () => {
  const { userAgent } = navigator;
  const phone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', standalone: false };
  for (const [name, value] of Object.entries(phone))
    Object.defineProperty(navigator, name, { value, configurable: true });
  await show();
  act(noteFirstAct);
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap the share sign below',
    'Choose “Add to Home Screen”',
    'Tap “Add”',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(offer()).toBeNull();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  Reflect.deleteProperty(navigator, 'standalone');
});

test('Neev is not offered before the first act, then once, whatever is answered', async () => {
  await show();
  const { event, prompt } = offered();
  expect(event.defaultPrevented).toBe(true);
  expect(offer()).toBeNull();
  act(noteFirstAct);
  expect(offer()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
  cleanup();
  await show();
  offered();
  act(noteFirstAct);
  expect(offer()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

test('A computer with a mouse is offered nothing', async () => {
  device('(any-pointer: fine)');
  await show();
  offered();
  act(noteFirstAct);
  expect(offer()).toBeNull();
});

test('Who takes it hears the browser’s own question', async () => {
  await show();
  const { prompt } = offered();
  act(noteFirstAct);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install' })));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});
