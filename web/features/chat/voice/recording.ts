/** Seconds that a voice message lasts at most. */
export const longest = 60;

/** iPhones say that they write WebM and fail; older ones cannot play it. */
const wanted = ['audio/mp4', 'audio/webm;codecs=opus'];

const typeHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : wanted.find((type) => MediaRecorder.isTypeSupported(type));

/** Whether this browser can record at all: a page without a lock cannot. */
export const canRecord = (): boolean =>
  typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined && typeHere() !== undefined;

export interface Recorded {
  /** Of the message that it will be: sent twice, from two tabs, it is one. */
  clientId: string;
  bytes: Blob;
  /** Whole, from 1. */
  seconds: number;
}

export interface Recording {
  /** Ends it; what was recorded, or nothing where it was too short to hold a word. */
  stop: () => Promise<Recorded | undefined>;
  /** Ends it, and keeps nothing. */
  discard: () => void;
}

/**
 * Begins to record; the browser asks for the microphone.
 * @throws DOMException `NotAllowedError` where it was refused, `NotFoundError` where there is none
 */
export async function record(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const free = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream, { mimeType: typeHere(), audioBitsPerSecond: 20_000 });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const ended = new Promise<void>((resolve) => {
      recorder.onstop = () => resolve();
    });
    const began = performance.now();
    recorder.start();
    const end = async () => {
      const seconds = (performance.now() - began) / 1000;
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      free();
      return seconds;
    };
    return {
      async stop() {
        const seconds = await end();
        const bytes = new Blob(pieces, { type: recorder.mimeType.split(';')[0] });
        if (seconds < 0.7 || bytes.size === 0) return undefined;
        return {
          clientId: crypto.randomUUID(),
          bytes,
          seconds: Math.min(longest, Math.max(1, Math.round(seconds))),
        };
      },
      discard: () => void end(),
    };
  } catch (error) {
    free();
    throw error;
  }
}
