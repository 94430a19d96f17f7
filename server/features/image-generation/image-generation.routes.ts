import type { FastifyReply } from 'fastify';
import * as calls from '#contract/image-generation/image-generation.calls.ts';
import { callerGone } from '#server/platform/http/gentle-close.ts';
import type { Register } from '#server/platform/route.ts';
import { linesOf } from './drawing-stream.rules.ts';
import { picturesOf } from './gallery.data.ts';
import { readPicture, removePicture, savePicture } from './gallery.rules.ts';
import { presentPicture } from './gallery.view.ts';
import { drawForUser, type ImageGeneration } from './image-generation.rules.ts';

/** Ends when the connection does: nobody waits for the picture any more. */
function goneOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

export function imageRoutes(register: Register, images: ImageGeneration): void {
  const { db } = images.services;
  register(calls.dalle, async ({ body, caller: { userId } }, reply) => {
    const order = { userId, prompt: body.prompt, gone: goneOf(reply), onEvent: () => undefined };
    return drawForUser(images, order);
  });
  register(calls.draw, async ({ body, caller: { userId } }, reply) => {
    const stream = await linesOf(images, { userId, prompt: body.prompt, gone: goneOf(reply) });
    // Not a type that is compressed: that would hold lines back; nor should a proxy.
    reply.type('application/x-ndjson').header('x-accel-buffering', 'no');
    return reply.send(stream);
  });
  register(calls.post, async ({ body, caller }, reply) => {
    const gone = callerGone(reply);
    const data = await savePicture(images.services, caller.userId, { ...body, name: body.name ?? '', gone });
    reply.code(201);
    return { data };
  });
  register(calls.getGallery, async ({ caller }) => {
    const pictures = (await picturesOf(db, caller.userId)).map(presentPicture);
    return { data: { pictures, artist: images.artist.name } };
  });
  register(calls.getGalleryPicture, async ({ params, caller }, reply) => {
    reply.type('image/webp').header('cache-control', 'private, max-age=300');
    return readPicture(images.services, caller.userId, params.id);
  });
  register(calls.deleteGalleryPicture, async ({ params, caller }) => {
    await removePicture(images.services, caller.userId, params.id);
    return { data: null };
  });
}
