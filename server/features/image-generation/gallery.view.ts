import type { GalleryPicture } from '#contract/image-generation/image-generation.calls.ts';
import type { picturesOf } from './gallery.data.ts';

type Row = Awaited<ReturnType<typeof picturesOf>>[number];
export const presentPicture = ({ id, name, prompt, created_at }: Row): GalleryPicture => ({
  _id: id,
  name,
  prompt,
  createdAt: created_at.toISOString(),
});
