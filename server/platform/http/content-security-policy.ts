import type { Settings } from '#server/platform/config/settings/settings.ts';
import { tileSource } from '#server/platform/config/settings/web-address.ts';

/** docs/rules.md#privacy-6. The tile host, where one is set, may bring pictures. */
export function contentSecurityPolicy(settings: Settings): Record<string, string[]> {
  const tiles = settings.mapTiles && tileSource(settings.mapTiles.url);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(tiles ? [tiles] : [])],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  };
}
