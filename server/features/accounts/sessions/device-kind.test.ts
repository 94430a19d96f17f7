import { expect, test } from 'vitest';
import { deviceOf, readDevice } from './device-kind.rules.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'android-phone chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    'android-tablet chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'android-phone samsung',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'android-phone firefox'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`,
    'iphone safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'iphone chrome',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
    'ipad safari',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'windows edge',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    'windows opera',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`, 'mac safari'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chromebook chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'linux firefox'],
  ['curl/8.5.0', 'other other'],
  ['', 'other other'],
  [undefined, 'other other'],
])('%s is kept as two words', (userAgent, words) => {
  const { device, browser } = deviceOf(userAgent);
  expect(`${device} ${browser}`).toBe(words);
});

test('A word that is none of ours is read as another device', () => {
  expect(readDevice({ device: 'iphone', browser: 'safari' })).toEqual({
    device: 'iphone',
    browser: 'safari',
  });
  expect(readDevice({ device: 'fridge', browser: 'ice' })).toEqual({ device: 'other', browser: 'other' });
});
