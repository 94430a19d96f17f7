import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, lines, nothing, optionalName, problem, timestamp } from '../fields.ts';

/** Characters of a prompt. */
const longestPrompt = 500;
export const mostPictures = 50;

const promptBody = z.object({ prompt: lines(longestPrompt, 'prompt-empty') });
/** Base64, also as a data address; some 750 kB of picture at most. */
const photo = z
  .string({ error: problem('photo-missing') })
  .min(1, problem('photo-missing'))
  .max(1_040_000, problem('too-large'));

export const galleryRecord = z.object({
  _id: z.string(),
  name: z.string(),
  prompt: z.string(),
  createdAt: timestamp,
});
export type GalleryPicture = z.infer<typeof galleryRecord>;

/** docs/rules.md#images-2. Answers when the picture is done, 120 s at most; a JPEG in base64, and what its words ask for that it has not. */
export const dalle = endpoint({
  method: 'POST',
  path: '/api/v1/dalle',
  access: 'user',
  summary: 'Draw a house by a prompt; the picture in one piece',
  body: promptBody,
  response: z.object({
    photo: z.string(),
    missing: z.array(z.string()),
    inside: z.enum(['own', 'sample']).nullable(),
  }),
});

/** Answers `application/x-ndjson`: one DrawEvent (events.ts) a line. The drawing ends when the client hangs up. */
export const draw = endpoint({
  method: 'POST',
  path: '/dream/draw',
  access: 'user',
  summary: 'Draw a house by a prompt, with its place in the queue and its progress, one JSON object a line',
  body: promptBody,
  response: z.unknown(),
  answers: 'application/x-ndjson',
});

/** docs/rules.md#images-2. Decoded and written anew, like an upload; 50 a user. */
export const post = endpoint({
  method: 'POST',
  path: '/api/v1/post',
  access: 'user',
  long: true,
  summary: 'Save a picture with its prompt to the user’s own gallery',
  body: z.object({ name: optionalName(80), prompt: lines(longestPrompt, 'prompt-empty'), photo }),
  response: dataOf(galleryRecord),
});

export const getGallery = endpoint({
  method: 'GET',
  path: '/dream/pictures',
  access: 'user',
  summary: 'The user’s own saved pictures, the newest first, and who draws now',
  response: dataOf(z.object({ pictures: z.array(galleryRecord), artist: z.enum(['service', 'renderer']) })),
});

/** Answers WebP. */
export const getGalleryPicture = endpoint({
  method: 'GET',
  path: '/dream/picture/:id',
  access: 'user',
  summary: 'A picture of the user’s own gallery',
  params: z.object({ id: z.string().max(80) }),
  response: z.unknown(),
  answers: 'image/webp',
});

export const deleteGalleryPicture = endpoint({
  method: 'DELETE',
  path: '/dream/picture/:id',
  access: 'user',
  summary: 'Delete a picture of the user’s own gallery',
  params: z.object({ id: z.string().max(80) }),
  response: nothing,
});
