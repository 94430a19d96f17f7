import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/machine/chromium.mjs';

/** Debian's Chromium, which is started as root on machines that test. */
export const plain: LaunchOptions = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--disable-background-networking'],
};

/** The same with three dimensions on a machine without a graphics card. */
export const swiftShader: LaunchOptions = {
  ...plain,
  args: [...(plain.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};

/** The same with a microphone that hums, which nobody has to allow. */
export const humming: LaunchOptions = {
  ...plain,
  args: [...(plain.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};
