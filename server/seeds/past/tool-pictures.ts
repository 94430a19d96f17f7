import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** As from four sides: whole, mirrored, and both halves. */
const views = [
  { flop: false, left: 0 },
  { flop: true, left: 0 },
  { flop: false, left: 160 },
  { flop: true, left: 160 },
];

/**
 * The product's drawing of a tool as four pictures of a checklist, sent by its owner: the demo has no photos, and says so
 * beside them.
 * @returns their references
 */
export async function toolPictures(
  { pictures }: Pick<Services, 'pictures'>,
  db: Db,
  { userId, tool }: { userId: string; tool: string },
): Promise<string[]> {
  const drawing = await readFile(join(projectRoot(), 'web/public/drawings/tools', `${tool}.svg`));
  const references: string[] = [];
  for (const { flop, left } of views) {
    const drawn = await sharp(drawing, { density: 144 })
      .resize(640, 440, { fit: 'fill' })
      .flop(flop)
      .toBuffer();
    const view = sharp(drawn).extract({ width: 480, height: 440, left, top: 0 }).png();
    references.push(await pictures.keep(db, { userId, bytes: () => view.toBuffer(), purpose: 'hire' }));
  }
  return references;
}
