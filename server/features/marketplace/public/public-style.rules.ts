import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/data-dir.ts';

const assets = 'dist/web/assets';

/** The typeface as the build has named its files; without a build the device's own stands in. */
async function faces(): Promise<string> {
  const folder = join(projectRoot(), assets);
  const styles = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(styles.map((name) => readFile(join(folder, name), 'utf8')));
  return (texts.join('').match(/@font-face\{[^}]{0,2000}\}/g) ?? []).join('');
}

export interface Style {
  css: string;
  /** Changes with every byte. */
  path: string;
}

/** The style of the pages for everybody. */
export async function readStyle(): Promise<Style> {
  const own = await readFile(join(projectRoot(), 'server/features/marketplace/public/public.css'), 'utf8');
  const css = (await faces()) + own;
  return { css, path: `/p/style.css?v=${createHash('sha256').update(css).digest('hex').slice(0, 12)}` };
}
