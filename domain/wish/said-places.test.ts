import { expect, test } from 'vitest';
import { inShort } from './in-short-in-test.ts';

test.each([
  ['mason from Pune for Mumbai', '1 mason; Mumbai; ? Pune'],
  ['mason from mumbai to pune', '1 mason; Pune; ? mumbai'],
  ['mason needed in Mumbai from Patna', '1 mason; Mumbai; ? Patna'],
  ['mistri pune se mumbai ke liye', '1 mason; Mumbai; ? pune'],
  ['mumbai mein kaam, patna se mistri', '1 mason; Mumbai; ? patna'],
  ['patna se mistri, kaam mumbai mein', '1 mason; Mumbai; ? patna'],
  ['मुंबई के लिए पुणे से मिस्त्री', '1 mason; Mumbai; ? पुणे'],
  ['mason in pune near nashik', '1 mason; Pune; ? nashik'],
  ['mason from Pune', '1 mason; Pune'],
  ['mason in Pune, pune city', '1 mason; Pune'],
  ['Mumbai 2 masons from Monday', '2 mason; 2026-11-30 1d; Mumbai'],
])('Of several places the one where the work is counts, and the others are shown: %s', (text, meant) => {
  expect(inShort(text)).toBe(meant);
});
