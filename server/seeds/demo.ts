import type { Services } from '../platform/services.ts';

/** @returns how to log in, for the start's words */
export async function fillDemoOnce(_services: Services): Promise<string> {
  return '';
}
