import { type Browser, browsers, type DeviceKind, deviceKinds } from '#contract/accounts/sessions.calls.ts';

export interface Device {
  device: DeviceKind;
  browser: Browser;
}

// The first that fits: an Android says Linux too, and every browser says the names of those before it.
const kinds: [RegExp, DeviceKind][] = [
  [/iPad/, 'ipad'],
  [/iPhone|iPod/, 'iphone'],
  [/Android.{0,200}Mobile/, 'android-phone'],
  [/Android/, 'android-tablet'],
  [/CrOS/, 'chromebook'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Linux/, 'linux'],
];
const names: [RegExp, Browser][] = [
  [/\bEdg(A|iOS)?\//, 'edge'],
  [/\b(OPR|Opera|OPT)\//, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'chrome'],
  [/Version\/.{0,200}Safari\//, 'safari'],
];

/** A word for the device and one for the browser, of a header `User-Agent`; the header itself is kept nowhere. */
export function deviceOf(userAgent = ''): Device {
  const fits = ([pattern]: [RegExp, string]) => pattern.test(userAgent);
  return { device: kinds.find(fits)?.[1] ?? 'other', browser: names.find(fits)?.[1] ?? 'other' };
}

/** As they are stored. */
export const readDevice = (stored: { device: string; browser: string }): Device => ({
  device: deviceKinds.find((kind) => kind === stored.device) ?? 'other',
  browser: browsers.find((name) => name === stored.browser) ?? 'other',
});
