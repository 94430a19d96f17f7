import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { CardsByClock } from '../cards/cards.ts';
import { readEnded } from '../cards/ended-cards.rules.ts';
import { issuerOf } from '../cards/issuer.rules.ts';

/** As scripts/check-page.mjs built it. */
export const builtPage = join(projectRoot(), 'dist/web/check.html');

export interface CheckPage {
  html: string;
  /** What the page may do, as its own head says it, and that nobody frames it. */
  policy: string;
}

/** In a page's script element: no text of it ends that element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const distances = (places: readonly number[]): number[] =>
  places.map((place, at) => place - (places[at - 1] ?? 0));

/**
 * The page with the keys and the ended cards of now.
 * @throws AppError 'not-found' where the web application is not built
 */
export async function checkPageOf({ services, now }: CardsByClock, file = builtPage): Promise<CheckPage> {
  const built = await readFile(file, 'utf8').catch(() => undefined);
  if (built === undefined) throw new AppError('not-found');
  const at = now();
  const { issuer, jwks } = await issuerOf(services);
  const baked = {
    iss: issuer,
    keys: Object.fromEntries(jwks.keys.map(({ kid, x }) => [kid, x])),
    ended: distances((await readEnded(services.db, at)).live),
    at: at.toISOString(),
  };
  const gaps: Record<string, string> = { site: new URL(issuer).origin, baked: inScript(baked) };
  const html = built.replace(/%(site|baked)%/g, (_, gap: string) => gaps[gap] ?? '');
  const [, after = ''] = html.split('Content-Security-Policy" content="', 2);
  const policy = after.slice(0, after.indexOf('"'));
  return { html, policy: `${policy};frame-ancestors 'none'` };
}
