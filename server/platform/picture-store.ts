import type { Pictures } from './pictures.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export function makePictures(_kit: { settings: Settings; secrets: Secrets; limits: RateLimits }): Pictures {
  return {} as Pictures;
}
