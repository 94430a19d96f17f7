import { Readable } from 'node:stream';
import type { DrawEvent } from '#contract/image-generation/events.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { drawForUser, type ImageGeneration } from './image-generation.rules.ts';

const line = (event: DrawEvent): string => `${JSON.stringify(event)}\n`;

/** The events of a drawing as lines. @throws what is refused before the first of them */
export async function linesOf(
  images: ImageGeneration,
  order: { userId: string; prompt: string; gone: AbortSignal },
): Promise<Readable> {
  const stream = new Readable({ read: () => undefined });
  const emit = (event: DrawEvent) => {
    if (!stream.destroyed) stream.push(line(event));
  };
  let begun: () => void = () => undefined;
  const first = new Promise<void>((done) => {
    begun = done;
  });
  const onEvent = (event: DrawEvent) => {
    begun();
    emit(event);
  };
  const drawing = drawForUser(images, { ...order, onEvent }).then(
    (drawn) => emit({ type: 'photo', ...drawn, artist: images.artist.name }),
    (error: unknown) => {
      emit({ type: 'problem', problem: error instanceof AppError ? error.problem : 'picture-failed' });
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
