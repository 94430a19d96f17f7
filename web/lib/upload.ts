import { useCallback, useEffect, useRef, useState } from 'react';
import { upload } from '#contract/site/calls';
import { CallError, type FailureName, failure } from './api.ts';
import { currentSession } from './session.ts';

/** Pixels of the longest side, and JPEG quality: small enough for a slow line, large enough for a screen. */
const longestSide = 1600;
const quality = 0.82;
/** Milliseconds after which a stalled line counts as broken. */
const patience = 120_000;

/** What a phone or camera took, as an upright JPEG. @throws CallError 'picture-unsupported' for what is no picture */
export async function preparePicture(file: Blob): Promise<File> {
  const source = await decode(file);
  const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new CallError('picture-unsupported');
  // JPEG knows no transparency: what is clear would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  if (source instanceof ImageBitmap) source.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new CallError('picture-unsupported');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}

async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml')
    throw new CallError('picture-unsupported');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Safari reads HEIC in an image element alone.
    return decodeAsElement(file);
  }
}

async function decodeAsElement(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    throw new CallError('picture-unsupported');
  } finally {
    URL.revokeObjectURL(address);
  }
}

interface SendOptions {
  /** An ID picture: the answer is a reference, no address. */
  isPrivate?: boolean;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** Sends one picture and tells how far it is; `fetch` cannot tell that. @returns its address. @throws CallError */
export function sendPicture(picture: File, { isPrivate, onProgress, signal }: SendOptions): Promise<string> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const token = currentSession()?.token;
    request.open(upload.method, upload.path);
    request.responseType = 'json';
    request.timeout = patience;
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('token', token);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = request.ontimeout = () => fail(new CallError('network'));
    request.onabort = () => fail(new DOMException('stopped', 'AbortError'));
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300 && typeof response?.url === 'string') done(response.url);
      else
        fail(
          failure(status, response ?? undefined, {
            token,
            retryAfter: request.getResponseHeader('retry-after'),
          }),
        );
    };
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    // Before the file: the server reads the parts in order.
    if (isPrivate) form.append('private', 'true');
    form.append('file', picture);
    request.send(form);
  });
}

interface State {
  picture: File | null;
  /** Percent sent; null when nothing is on its way. */
  percent: number | null;
  problem: FailureName | null;
}
const idle: State = { picture: null, percent: null, problem: null };

export interface Upload extends State {
  choose: (file: File) => void;
  /** Sends the chosen picture once more. */
  retry: () => void;
  reset: () => void;
  /** Waits for what is on its way. @returns false when a chosen picture did not arrive */
  settled: () => Promise<boolean>;
}

/**
 * One picture of a form: made small and sent as soon as it is chosen; `onAddress` gets its address,
 * and '' while a new one is on its way.
 */
export function useUpload({
  isPrivate,
  onAddress,
}: {
  isPrivate?: boolean;
  onAddress: (address: string) => void;
}): Upload {
  const [state, setState] = useState(idle);
  const tell = useRef(onAddress);
  tell.current = onAddress;
  const stop = useRef<AbortController | undefined>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  useEffect(() => () => stop.current?.abort(), []);

  const start = useCallback(
    (given: File, prepared: boolean) => {
      stop.current?.abort();
      const control = new AbortController();
      stop.current = control;
      const show = (change: Partial<State>) => {
        if (!control.signal.aborted) setState((before) => ({ ...before, ...change }));
      };
      const run = async (): Promise<boolean> => {
        try {
          const picture = prepared ? given : await preparePicture(given);
          if (control.signal.aborted) return true;
          show({ picture });
          const onProgress = (percent: number) => show({ percent });
          const address = await sendPicture(picture, { isPrivate, onProgress, signal: control.signal });
          tell.current(address);
          show({ percent: null });
          return true;
        } catch (error) {
          // A newer choice took its place.
          if (control.signal.aborted) return true;
          const problem = error instanceof CallError ? error.problem : 'server-error';
          show({ percent: null, problem });
          // Sending it again would not make a picture of it.
          if (problem === 'picture-unsupported') show({ picture: null });
          return false;
        }
      };
      setState((before) => ({ picture: prepared ? given : before.picture, percent: 0, problem: null }));
      tell.current('');
      running.current = run();
    },
    [isPrivate],
  );

  const { picture } = state;
  return {
    ...state,
    choose: useCallback((file) => start(file, false), [start]),
    retry: useCallback(() => picture && start(picture, true), [start, picture]),
    reset: useCallback(() => {
      stop.current?.abort();
      running.current = Promise.resolve(true);
      setState(idle);
    }, []),
    settled: useCallback(async () => {
      let last: Promise<boolean> | undefined;
      let arrived = true;
      // A picture chosen anew while waiting starts another run.
      while (last !== running.current) {
        last = running.current;
        arrived = await last;
      }
      return arrived;
    }, []),
  };
}
