import { describe, expect, test } from 'vitest';
import { firstOpen, type RegisterStep, sayingOf, stepAfter } from './register-steps.ts';

describe('The questions of a worker’s registration', () => {
  test('are one at a time, the photo and the yes last', () => {
    const steps: RegisterStep[] = ['role'];
    for (;;) {
      const next = stepAfter(steps.at(-1) ?? 'role', 'answered');
      if (!next) break;
      steps.push(next);
    }
    expect(steps).toEqual([
      'role',
      'experience',
      'price',
      'pin',
      'age',
      'aadhar',
      'phone',
      'profilePic',
      'consent',
    ]);
  });

  test('offer more kinds of work only to whom wants them', () => {
    expect(stepAfter('role', 'more')).toBe('moreRole');
    expect(stepAfter('moreRole', 'Gardening')).toBe('experience');
    expect(stepAfter('role', 'Tiles')).toBe('experience');
  });

  test('begin after a reload at the first that is open', () => {
    const answered = new Set<RegisterStep>(['role', 'experience']);
    const isAnswered = (step: RegisterStep) => answered.has(step);
    expect(firstOpen(isAnswered, 'aadhar')).toBe('price');
    expect(firstOpen(isAnswered, 'experience')).toBe('experience');
    expect(firstOpen(() => true, 'consent')).toBe('consent');
  });
});

test('A refusal is said in words of its own where there are some', () => {
  expect(sayingOf('age-under-18')).toBe('tooYoung');
  expect(sayingOf('server-error')).toBe('failed');
});
