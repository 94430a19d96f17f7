// Loaded with the first clip: it lists those of all languages.
import { type Clip, type ClipLengths, type ClipPart, partsOf } from '#domain/voice/says.ts';
import lengths from './clips/lengths.json';

/** One file a flow and language, with the clips one after the other. */
const addresses = import.meta.glob<string>('./clips/*/*.m4a', {
  eager: true,
  query: '?url',
  import: 'default',
});

const parts = new Map<string, Map<Clip, ClipPart>>();

/** Where a clip lies; nothing where the language has none. */
export function findClip(language: string, clip: Clip): (ClipPart & { address: string }) | undefined {
  const known = parts.get(language) ?? partsOf((lengths as Record<string, ClipLengths>)[language] ?? {});
  parts.set(language, known);
  const part = known.get(clip);
  const address = part && addresses[`./clips/${language}/${part.flow}.m4a`];
  return address ? { ...part, address } : undefined;
}
