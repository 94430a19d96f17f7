import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
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
      const file = photo?.startsWith('/files/') ? photo.slice('/files/'.length) : undefined;
      return drawSharePicture(said, file ? await pictures.readPublic(file) : undefined);
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
