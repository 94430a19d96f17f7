import { expect, test } from 'vitest';
import { workerBody } from '#contract/marketplace/providers/registration.ts';
import * as contractScreens from './contract-screens.ts';
import type { Screen } from './screens.ts';
import * as screens from './screens.ts';

const all = [...Object.values(screens), ...Object.values(contractScreens)]
  .flatMap((value) =>
    typeof value === 'string' || Array.isArray(value) ? [] : 'kind' in value ? [value] : Object.values(value),
  )
  .map((screen): Screen => screen);

test('A screen has at most six tiles, and no two that say the same', () => {
  for (const screen of all) {
    if (screen.kind !== 'tiles') continue;
    expect(screen.tiles.length).toBeLessThanOrEqual(6);
    expect(new Set(screen.tiles.map(({ key }) => key)).size).toBe(screen.tiles.length);
  }
});

test('Yes and no stand always in the same places, first and second', () => {
  for (const screen of all)
    for (const [at, { key }] of (screen.kind === 'tiles' ? screen.tiles : []).entries()) {
      if (key === 'yes') expect(at).toBe(0);
      if (key === 'no') expect(at).toBe(1);
    }
});

test('Every answer of the registration is one that the form’s schema takes', () => {
  const { role, moreRole, experience } = screens.registerScreens;
  for (const { value } of [...role.tiles, ...moreRole.tiles])
    if (value !== screens.more) expect(workerBody.shape.role.safeParse(value).success).toBe(true);
  for (const { value } of experience.tiles)
    expect(workerBody.shape.experience.safeParse(value).success).toBe(true);
});
