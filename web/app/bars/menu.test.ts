import { describe, expect, test } from 'vitest';
import { markOf, me, menuFor, type Viewer } from './menu.ts';

const labels = (menu: 'top' | 'tabs' | 'more', viewer: Viewer) =>
  menuFor(menu, viewer).map(({ label }) => label);

describe('The menus', () => {
  test('hide Contact and Role from an admin, and Dashboard from everybody else', () => {
    expect(labels('top', 'guest')).toEqual(['home', 'hire', 'about', 'contact', 'chat', 'role']);
    expect(labels('top', 'member')).toEqual(['home', 'about', 'contact', 'chat', 'work', 'role']);
    expect(labels('top', 'admin')).toEqual(['home', 'about', 'chat', 'dashboard']);
    for (const menu of ['tabs', 'more'] as const) {
      expect(labels(menu, 'admin')).not.toContain('contact');
      expect(labels(menu, 'admin')).not.toContain('role');
      expect(labels(menu, 'member')).not.toContain('dashboard');
    }
  });

  test('have Hire in the main bar for guests and customers, and under More for everybody else', () => {
    for (const viewer of ['guest', 'customer'] as const) {
      expect(labels('top', viewer)).toContain('hire');
      expect(labels('tabs', viewer)).toContain('hire');
      expect(labels('more', viewer)).not.toContain('hire');
    }
    for (const viewer of ['member', 'admin'] as const) {
      expect(labels('top', viewer)).not.toContain('hire');
      expect(labels('more', viewer)).toContain('hire');
    }
  });

  test('of a phone hold together all that the bar holds', () => {
    for (const viewer of ['guest', 'customer', 'member', 'admin'] as const) {
      const phone = [...labels('tabs', viewer), ...labels('more', viewer)];
      for (const label of labels('top', viewer)) expect(phone).toContain(label);
    }
  });

  test('of a phone has room for five places beside the rest', () => {
    for (const viewer of ['guest', 'customer', 'member', 'admin'] as const)
      expect(labels('tabs', viewer).length).toBeLessThanOrEqual(5);
  });

  test('lead where the specification says', () => {
    const to = new Map(
      [...menuFor('top', 'member'), ...menuFor('top', 'admin')].map((item) => [item.label, item.to]),
    );
    expect(Object.fromEntries(to)).toEqual({
      home: '/',
      about: '/about',
      contact: '/contact',
      chat: '/chatDialog',
      work: '/myWork',
      role: '/roleSelectionPage',
      dashboard: '/adminDashboard',
    });
    expect(me.to).toBe('/userDashbord');
  });
});

describe('The part one is in is marked', () => {
  const marked = (path: string, viewer: Viewer = 'member') =>
    menuFor('top', viewer)
      .filter((item) => markOf(item, path)['aria-current'])
      .map(({ label }) => label);

  test.each([
    ['/', ['home']],
    ['/about', ['about']],
    ['/roleSelectionPage', ['role']],
    ['/labourForm', ['role']],
    ['/labourform', ['role']],
    ['/productRegister', ['role']],
    ['/booking', ['work']],
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
  ])('an admin at %s is in the dashboard', (path) => expect(marked(path, 'admin')).toEqual(['dashboard']));

  test('the availability dashboard belongs to one’s own', () => {
    expect(markOf(me, '/adminLabour')).toEqual({ 'aria-current': 'true' });
    expect(markOf(me, '/')).toEqual({});
  });
});
