import { describe, expect, test } from 'vitest';
import { registerScreens } from '#domain/voice/screens.ts';
import { firstOpen, onlyTrade, type RegisterStep, sayingOf, stepAfter } from './register-steps.ts';

describe('The questions of a worker’s registration', () => {
  test('are one at a time, the yes first and the photo last', () => {
    const steps: RegisterStep[] = ['consent'];
    for (;;) {
      const next = stepAfter(steps.at(-1) ?? 'consent', 'answered');
      if (!next) break;
      steps.push(next);
    }
    expect([steps[0], steps.at(-1)]).toEqual(['consent', 'profilePic']);
    const asked = Object.keys(registerScreens).filter((step) => !step.startsWith('more'));
    expect(steps.toSorted()).toEqual(asked.toSorted());
  });

  test('offer more kinds of work only to users who want them', () => {
    expect(stepAfter('role', 'more')).toBe('moreRole');
    expect(stepAfter('moreRole', 'Gardening')).toBe('experience');
    expect(stepAfter('role', 'Tiles')).toBe('trades');
  });

  test('ask for trades where there is something to choose', () => {
    expect(['Cleaning', 'Tiles', 'Other'].map(onlyTrade)).toEqual(['cleaner', undefined, undefined]);
    expect(stepAfter('role', 'Cleaning')).toBe('experience');
    expect(stepAfter('moreRole', 'Other')).toBe('trades');
    expect(stepAfter('trades', '')).toBe('experience');
  });

  test('begin after a reload at the first that is open', () => {
    const answered = new Set<RegisterStep>(['consent', 'role', 'experience']);
    const isAnswered = (step: RegisterStep) => answered.has(step);
    expect(firstOpen(isAnswered, 'phone')).toBe('price');
    expect(firstOpen(isAnswered, 'experience')).toBe('experience');
    expect(firstOpen(() => true, 'profilePic')).toBe('profilePic');
    // Without the yes nothing else is asked.
    expect(firstOpen(() => false, 'phone')).toBe('consent');
  });
});

test('A refusal is said in words of its own where there are some', () => {
  expect(sayingOf('age-under-18')).toBe('tooYoung');
  expect(sayingOf('server-error')).toBe('failed');
});
