import { expect, test, vi } from 'vitest';
import { browserHistory, memoryHistory } from './history.ts';

const histories = { browser: browserHistory, memory: () => memoryHistory('/') };

test.each(Object.keys(histories) as (keyof typeof histories)[])(
  'What a page hands over is in the entry, which has a key of its own: %s',
  (kind) => {
    const history = histories[kind]();
    const heard = vi.fn();
    const end = history.subscribe(heard);
    const { key: first } = history.location.state;
    history.push('/workersPage?near=411001#list', { key: first });
    expect(history.location).toMatchObject({
      href: '/workersPage?near=411001#list',
      pathname: '/workersPage',
      search: '?near=411001',
      hash: '#list',
    });
    const { key } = history.location.state;
    expect(key).not.toBe(first);
    expect(history.location.state.key).toBe(key);
    history.replace('/chatDialog');
    expect(history.location.href).toBe('/chatDialog');
    expect(heard).toHaveBeenCalledTimes(2);
    end();
    history.replace('/');
    expect(heard).toHaveBeenCalledTimes(2);
  },
);

test('An address that begins with two strokes leads to no other site', () => {
  const history = browserHistory();
  history.push('//elsewhere.test/workersPage');
  expect(window.location.host).not.toBe('elsewhere.test');
  expect(history.location.pathname).toBe('//elsewhere.test/workersPage');
});

test('The way back is an entry of the history, and what came after it is gone once another is pushed', () => {
  const history = memoryHistory('/');
  history.push('/about');
  history.push('/contact');
  history.back();
  expect(history.location.pathname).toBe('/about');
  history.push('/terms');
  history.back();
  expect(history.location.pathname).toBe('/about');
});
