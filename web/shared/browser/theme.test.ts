import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyTheme, setTheme, useTheme } from './theme.ts';

const onPage = () => document.documentElement.dataset.theme;
beforeEach(() => {
  localStorage.clear();
  applyTheme();
});
afterEach(cleanup);

describe('The look of the page', () => {
  test('follows the device until one chooses', () => {
    expect(onPage()).toBeUndefined();
    expect(renderHook(useTheme).result.current).toBe('device');
  });

  test.each(['light', 'dark'] as const)('%s is kept for the next visit', (theme) => {
    setTheme(theme);
    expect(onPage()).toBe(theme);
    delete document.documentElement.dataset.theme;
    applyTheme();
    expect(onPage()).toBe(theme);
  });

  test('goes back to the device’s, and leaves nothing behind', () => {
    setTheme('dark');
    setTheme('device');
    expect(onPage()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('is told to every control that shows it', () => {
    const { result } = renderHook(useTheme);
    act(() => setTheme('dark'));
    expect(result.current).toBe('dark');
  });

  test('that is stored but unknown is the device’s', () => {
    localStorage.setItem('neev:theme', 'sepia');
    applyTheme();
    expect(onPage()).toBeUndefined();
  });
});
