import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#server/platform/config/project-root.ts';
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
  const folder = await mkdtemp(join(tmpdir(), 'neev-demo-'));
  try {
    const references: string[] = [];
    for (const [index, { flop, left }] of views.entries()) {
      const drawn = await sharp(drawing, { density: 144 })
        .resize(640, 440, { fit: 'fill' })
        .flop(flop)
        .toBuffer();
      const path = join(folder, `${index}.png`);
      await writeFile(
        path,
        await sharp(drawn).extract({ width: 480, height: 440, left, top: 0 }).png().toBuffer(),
      );
      references.push(await pictures.keep(db, { userId, path, purpose: 'hire' }));
    }
    return references;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
