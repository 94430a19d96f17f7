import type { HouseScene } from './scene/scene.ts';

const stride = 0.35;
const angle = 0.16;

/** Inside, the letters that games walk by are arrows too. */
const letters: Record<string, string> = { w: 'ArrowUp', a: 'ArrowLeft', s: 'ArrowDown', d: 'ArrowRight' };

/** @returns whether the key means something here */
export function pressKey(scene: HouseScene, pressed: string, inside: boolean): boolean {
  const key = (inside && letters[pressed.toLowerCase()]) || pressed;
  const around = { ArrowLeft: -angle, ArrowRight: angle }[key];
  const over = { ArrowUp: -angle, ArrowDown: angle }[key];
  const nearer = { '+': 0.85, '=': 0.85, '-': 1.18 }[key];
  if (around !== undefined) scene.turn(around, 0);
  else if (over !== undefined && inside) scene.walk((-over / angle) * stride, 0);
  else if (over !== undefined) scene.turn(0, over);
  else if (inside) return false;
  else if (nearer !== undefined) scene.zoom(nearer);
  else if (key === 'Home') scene.reset();
  else return false;
  return true;
}
