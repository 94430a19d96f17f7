import type { SiteFacts } from '#contract/site/site.calls.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';

export const siteFactsOf = ({ site, mapTiles, demoData }: Settings): SiteFacts => ({
  ...site,
  mapTiles,
  demo: demoData,
});
