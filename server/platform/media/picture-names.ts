import type { LimitName } from '#server/platform/http/limit-rules.ts';
import type { PicturePurpose } from './pictures.ts';

/** 128 random bits in base64url, or of a picture about work what binds it (`boundName`); a recording that was sent has its seconds behind it. */
const names =
  /^(?:\/files\/(?<public>[\w-]{22})\.webp|private:(?<id>[\w-]{22}|[\w-]{54})|chat:(?<chat>[\w-]{22})|gallery:(?<gallery>[\w-]{22})|hire:(?<hire>[\w-]{22}|[\w-]{54})|voice:(?<voice>[\w-]{22})(?:\.\d{1,2})?)$/;

const purposes: PicturePurpose[] = ['public', 'id', 'chat', 'gallery', 'hire', 'voice'];

export const limitOf: Record<PicturePurpose, LimitName> = {
  public: 'upload-by-user',
  id: 'upload-by-user',
  chat: 'chat-picture-by-user',
  gallery: 'gallery-by-user',
  hire: 'hire-picture-by-user',
  voice: 'voice-by-user',
};

/** What a reference names, or undefined when it is none of ours. */
export function readReference(reference: string): { id: string; purpose: PicturePurpose } | undefined {
  const named = names.exec(reference)?.groups;
  for (const purpose of purposes) {
    const id = named?.[purpose];
    if (id !== undefined) return { id, purpose };
  }
  return undefined;
}

/** The inverse. */
export function referenceOf({ id, purpose }: { id: string; purpose: PicturePurpose }): string {
  if (purpose === 'public') return `/files/${id}.webp`;
  return purpose === 'id' ? `private:${id}` : `${purpose}:${id}`;
}
