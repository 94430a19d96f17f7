import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { drawSharePicture } from '#server/platform/media/share-picture.ts';
import { type Listing, shortly } from './public-page.view.ts';

interface Drawn {
  /** Of what stands on it: another text is another picture. */
  tag: string;
  jpeg: () => Promise<Buffer>;
}

/** Some 60 kB each. */
const mostKept = 200;

/** A photo that its owner sent, or a face that the demo made up. */
async function photoOf(pictures: Pictures, photo: string | null): Promise<Buffer | undefined> {
  const [, sent] = /^\/files\/([^/]+)$/.exec(photo ?? '') ?? [];
  if (sent) return pictures.readPublic(sent);
  const [drawn] = /^\/drawings\/[a-z]+\/[\w-]+\.svg$/.exec(photo ?? '') ?? [];
  return drawn ? readFile(join(projectRoot(), 'web/public', drawn)) : undefined;
}

/** Draws each picture once, and keeps the last ones in this process. */
export function makeSharePictures(pictures: Pictures): (listing: Listing) => Drawn {
  const kept = new LRUCache<string, { jpeg: Promise<Buffer> }>({ max: mostKept });
  return (listing) => {
    const { words, ...shown } = shortly(listing);
    const { photo } = listing.row;
    const said = { ...shown, ask: words.ask };
    const tag = createHash('sha256')
      .update(JSON.stringify([said, photo]))
      .digest('base64url')
      .slice(0, 22);
    const make = async () => {
      return drawSharePicture(said, await photoOf(pictures, photo));
    };
    return {
      tag,
      async jpeg() {
        const known = kept.get(tag);
        if (known) return known.jpeg;
        const jpeg = make();
        kept.set(tag, { jpeg });
        jpeg.catch(() => kept.delete(tag));
        return jpeg;
      },
    };
  };
}
