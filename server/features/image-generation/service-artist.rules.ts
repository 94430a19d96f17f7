import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage } from 'ai';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import type { AiSettings } from '#server/platform/config/settings/settings.ts';
import { makeServiceFetch } from '#server/platform/http/service-fetch.ts';
import { inTurn } from '#server/platform/media/decode-turns.ts';
import type { Artist } from './artist.ts';

/** Of one answer: a picture of 1536 by 1024 has up to 6 MB, a third more in base64. */
const mostBytes = 16 * 1024 * 1024;
const mostPixels = 20_000_000;
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Whatever the service sent becomes a JPEG of ours, or nothing. @throws when it is no picture */
async function rewritten(bytes: Uint8Array): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new Error('the service sent no picture');
  const written = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize(1536, 1536, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true });
  return inTurn(() => written.toBuffer());
}

/** The image model of an OpenAI-compatible service. What it sends is decoded and written anew. */
export function makeServiceArtist(ai: AiSettings & { imageModel: string }): Artist {
  const provider = createOpenAICompatible({
    name: 'service',
    baseURL: ai.baseUrl,
    apiKey: ai.apiKey,
    fetch: makeServiceFetch(ai.baseUrl, mostBytes),
  });
  return {
    name: 'service',
    atOnce: 4,
    async draw(prompt, { signal }) {
      const { image } = await generateImage({
        model: provider.imageModel(ai.imageModel),
        prompt: `A house in India, seen from ${readPrompt(prompt).inside ? 'inside' : 'outside'}: ${prompt}`,
        n: 1,
        maxRetries: 0,
        abortSignal: signal,
      });
      return rewritten(image.uint8Array);
    },
  };
}
