import { AppError } from '#server/platform/http/errors.ts';
import { blankMp4, readMp4 } from './mp4-length.ts';
import type { Recording } from './recording.ts';
import { blankWebm, readWebm } from './webm-length.ts';

const mostBytes = 300_000;
/** A recorder that stops at 60 s is a moment late. */
const mostSeconds = 61;
const longestShown = 60;

/**
 * Reads container, codec and length, and decodes nothing (docs/decisions/0015-voice-messages.md).
 * @returns whole seconds, from 1 to 60
 * @throws AppError 'voice-unsupported' unless it is WebM with Opus, or MP4 with AAC or Opus; 'voice-long'
 */
export function secondsOf(bytes: Buffer): number {
  const recording = readWebm(bytes) ?? readMp4(bytes);
  if (!recording || !Number.isFinite(recording.seconds)) throw new AppError('voice-unsupported');
  if (bytes.length > mostBytes || recording.seconds > mostSeconds) throw new AppError('voice-long');
  return Math.min(longestShown, Math.max(1, Math.round(recording.seconds)));
}

/** A recording without what it tells besides the voice, as the place where it was made; of bytes that `secondsOf` took. */
export const voiceAlone = (bytes: Buffer): Buffer => (readWebm(bytes) ? blankWebm(bytes) : blankMp4(bytes));

/** What a player is told; of bytes that `secondsOf` took. */
export const typeOf = (bytes: Buffer): Recording['type'] => (readWebm(bytes) ? 'audio/webm' : 'audio/mp4');
