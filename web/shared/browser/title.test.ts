import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setWaiting } from '#web/shared/realtime/waiting.ts';
import { useTitle } from './title.ts';

afterEach(() => {
  cleanup();
  setWaiting({ unread: 0, unseen: 0 });
});

test('The tab names the page and the product', () => {
  const { rerender } = renderHook(useTitle, { initialProps: 'Workers' });
  expect(document.title).toBe('Workers · Neev');
  rerender('Contact');
  expect(document.title).toBe('Contact · Neev');
});

test('The tab counts unread messages, and forgets them once they are read', () => {
  renderHook(useTitle, { initialProps: 'Workers' });
  act(() => setWaiting({ unread: 3, unseen: 0 }));
  expect(document.title).toBe('(3) Workers · Neev');
  act(() => setWaiting({ unread: 0, unseen: 0 }));
  expect(document.title).toBe('Workers · Neev');
});

test('Notices do not count as messages in the tab', () => {
  renderHook(useTitle, { initialProps: 'Workers' });
  act(() => setWaiting({ unread: 0, unseen: 4 }));
  expect(document.title).toBe('Workers · Neev');
});
