import { describe, expect, test } from 'vitest';
import { markOf, me, menuFor } from './menu.ts';

const labels = (menu: 'top' | 'tabs' | 'more', admin: boolean) =>
  menuFor(menu, admin).map(({ label }) => label);

describe('The menus', () => {
  test('hide Contact and Role from an admin, and Dashboard from everybody else', () => {
    expect(labels('top', false)).toEqual(['home', 'about', 'contact', 'chat', 'role']);
    expect(labels('top', true)).toEqual(['home', 'about', 'chat', 'dashboard']);
    for (const menu of ['tabs', 'more'] as const) {
      expect(labels(menu, true)).not.toContain('contact');
      expect(labels(menu, true)).not.toContain('role');
      expect(labels(menu, false)).not.toContain('dashboard');
    }
  });

  test('of a phone hold together all that the bar holds', () => {
    for (const admin of [false, true]) {
      const phone = [...labels('tabs', admin), ...labels('more', admin)];
      for (const label of labels('top', admin)) expect(phone).toContain(label);
    }
  });

  test('lead where the specification says', () => {
    const to = new Map(
      [...menuFor('top', false), ...menuFor('top', true)].map((item) => [item.label, item.to]),
    );
    expect(Object.fromEntries(to)).toEqual({
      home: '/',
      about: '/about',
      contact: '/contact',
      chat: '/chatDialog',
      role: '/roleSelectionPage',
      dashboard: '/adminDashboard',
    });
    expect(me.to).toBe('/userDashbord');
  });
});

describe('The part one is in is marked', () => {
  const marked = (path: string, admin = false) =>
    menuFor('top', admin)
      .filter((item) => markOf(item, path)['aria-current'])
      .map(({ label }) => label);

  test.each([
    ['/', ['home']],
    ['/about', ['about']],
    ['/roleSelectionPage', ['role']],
    ['/labourForm', ['role']],
    ['/labourform', ['role']],
    ['/productRegister', ['role']],
    ['/workersPage', []],
    ['/nowhere', []],
  ])('%s: %j', (path, expected) => expect(marked(path)).toEqual(expected));

  test.each([
    '/adminWorkers',
    '/ContractorList',
    '/engineers',
    '/workerProfile',
    '/aboutProduct',
    '/providers',
  ])('an admin at %s is in the dashboard', (path) => expect(marked(path, true)).toEqual(['dashboard']));

  test('the availability dashboard belongs to one’s own', () => {
    expect(markOf(me, '/adminLabour')).toEqual({ 'aria-current': 'true' });
    expect(markOf(me, '/')).toEqual({});
  });
});
