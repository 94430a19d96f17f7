import { expect, test } from 'vitest';
import { inShort } from './in-short-in-test.ts';

/** Numbers that stand beside each other or behind "no.", and what each of them counts. */
const said = `
2 masons and 3 helpers 900 and 600 => 2 mason @900; 3 helper @600
2 mistri 3 labour 900 aur 600 roz => 2 mason @900; 3 helper @600
2 mason 3 helper ₹900/₹600 => 2 mason @900; 3 helper @600
mason helper 700 600 => 1 mason @700; 1 helper @600
mason helper pin 700 600 => 1 mason; 1 helper; 700600
mason at 411-038 for 900 => 1 mason @900; 411038
mason 411–238 => 1 mason; 411238
mason 411.038 => 1 mason; 411038
pin 500‑650 two painters => 2 painter; 500650
mason 600-800 per day => 1 mason @600
need ３ masons for ２ days at ４１１０３８ for ９００ => 3 mason @900; 2026-11-28 2d; 411038
૩ masons for ୨ days at ੪੧੧੦੩੮ => 3 mason; 2026-11-28 2d; 411038
mason and plumber in 400 050 => 1 mason; 1 plumber; 400050
Need painter and electrician, Hyderabad 500 050 => 1 painter; 1 electrician; 500050; Hyderabad
mistri aur beldar chahiye, 700 050 => 1 mason; 1 helper; 700050
mason and helper Chennai 600 100 => 1 mason; 1 helper; 600100; Chennai
2 half days painter => 1 painter; 2026-11-28 2d morning
2 half day masons => 2 mason; 2026-11-28 1d morning
2 masons and 1 helper for 3 days from Monday near 411038 900 per day => 2 mason @900; 1 helper @900; 2026-11-30 3d; 411038
2 masons and 1 helper 500 for 3 days => 2 mason; 1 helper @500; 2026-11-28 3d
100000 masons 999 days => 1 mason; ? 100000 999 days
10 doors polish => 1 polisher; ? 10 doors
plumber h.no.12 sector 5 => 1 plumber; ? 12 sector 5
carpenter flat no. 302 => 1 carpenter; ? flat no 302
shop no.3 market road electrician => 1 electrician; ? shop no 3 market road`;

test.each(
  said
    .trim()
    .split('\n')
    .map((line) => line.split(' => ')),
)('each number counts what it was written for: %s', (text = '', meant) => {
  expect(inShort(text)).toBe(meant);
});
