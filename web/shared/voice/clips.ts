import type { Clip } from '#domain/voice/says.ts';
import type { ShownLanguage } from '#web/shared/i18n/languages.ts';

/** Those that were fetched since the page was opened. */
const fetched = new Map<string, Promise<Blob | undefined>>();

/** A clip, of whose file no more is fetched. @returns nothing where there is none, or no line and none was kept */
export function clipOf(
  language: ShownLanguage,
  clip: Clip,
  priority: RequestPriority = 'auto',
): Promise<Blob | undefined> {
  const key = `${language}/${clip}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = fetchClip(language, clip, priority).catch(() => undefined);
  fetched.set(key, asked);
  // With a line it is asked for again.
  void asked.then((blob) => blob ?? fetched.delete(key));
  return asked;
}

async function fetchClip(
  language: ShownLanguage,
  clip: Clip,
  priority: RequestPriority,
): Promise<Blob | undefined> {
  const { findClip } = await import('./clip-index.ts');
  const part = findClip(language, clip);
  if (!part) return undefined;
  const { address, start, end } = part;
  const answer = await fetch(address, { headers: { range: `bytes=${start}-${end - 1}` }, priority });
  if (!answer.ok) return undefined;
  const blob = await answer.blob();
  // Who does not know of parts answers with the whole.
  return blob.size === end - start ? blob : blob.slice(start, end, blob.type);
}
