import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDesk } from './desk.ts';

test('A desk tells people apart by what they do, where they said it', () => {
  const { result } = renderHook(useDesk);
  act(() => {
    result.current.add({ fullName: 'Ramesh', role: 'Construction', trades: ['mason', 'helper'] });
    result.current.add({ fullName: 'Sunita', role: 'Construction' });
  });
  expect(result.current.people.map(({ name, work }) => `${name}: ${work}`)).toEqual([
    'Sunita: Construction',
    'Ramesh: mason',
  ]);
});
