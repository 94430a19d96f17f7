import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as calls from '#contract/image-generation/calls.ts';
import type { DrawEvent } from '#contract/image-generation/events.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import { picturesOf } from './gallery.data.ts';
import {
  drawForUser,
  type ImageGeneration,
  pictureToWire,
  readPicture,
  removePicture,
  savePicture,
} from './image-generation.rules.ts';

/** Ends when the connection does: nobody waits for the picture any more. */
function goneOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

const line = (event: DrawEvent): string => `${JSON.stringify(event)}\n`;

/** The events of a drawing as lines. @throws what is refused before the first of them */
async function linesOf(
  images: ImageGeneration,
  order: { userId: string; prompt: string; gone: AbortSignal },
): Promise<Readable> {
  const stream = new Readable({ read: () => undefined });
  const tell = (event: DrawEvent) => {
    if (!stream.destroyed) stream.push(line(event));
  };
  let begun: () => void = () => undefined;
  const first = new Promise<void>((done) => {
    begun = done;
  });
  const told = (event: DrawEvent) => {
    begun();
    tell(event);
  };
  const drawing = drawForUser(images, { ...order, told }).then(
    (photo) => tell({ type: 'photo', photo, artist: images.artist.name }),
    (error: unknown) => {
      tell({ type: 'problem', problem: error instanceof AppError ? error.problem : 'picture-failed' });
      throw error;
    },
  );
  const end = () => {
    if (!stream.destroyed) stream.push(null);
  };
  drawing.then(end, end);
  await Promise.race([first, drawing]);
  return stream;
}

export function imageRoutes(register: Register, images: ImageGeneration): void {
  const { db } = images.services;
  register(calls.dalle, async ({ body, caller: { userId } }, reply) => {
    const order = { userId, prompt: body.prompt, gone: goneOf(reply), told: () => undefined };
    return { photo: await drawForUser(images, order) };
  });
  register(calls.draw, async ({ body, caller: { userId } }, reply) => {
    const stream = await linesOf(images, { userId, prompt: body.prompt, gone: goneOf(reply) });
    // Not a type that is compressed: that would hold lines back; nor should a proxy.
    reply.type('application/x-ndjson').header('x-accel-buffering', 'no');
    return reply.send(stream);
  });
  register(calls.post, async ({ body, caller }, reply) => {
    const data = await savePicture(images, caller.userId, { ...body, name: body.name ?? '' });
    reply.code(201);
    return { data };
  });
  register(calls.getGallery, async ({ caller }) => {
    const pictures = (await picturesOf(db, caller.userId)).map(pictureToWire);
    return { data: { pictures, artist: images.artist.name } };
  });
  register(calls.getGalleryPicture, async ({ params, caller }, reply) => {
    reply.type('image/webp').header('cache-control', 'private, max-age=31536000, immutable');
    return readPicture(images, caller.userId, params.id);
  });
  register(calls.deleteGalleryPicture, async ({ params, caller }) => {
    await removePicture(images, caller.userId, params.id);
    return { data: null };
  });
}
