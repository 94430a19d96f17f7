import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { upload } from '#contract/site/calls.ts';
import { CallError, type FailureName, failure } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/api/session.ts';

/** Pixels of the longest side, and JPEG quality: small enough for a slow line, large enough for a screen. */
const longestSide = 1600;
const quality = 0.82;
/** Milliseconds after which a stalled line counts as broken. */
const timeout = 120_000;

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

/** Sends one picture. @returns its address. @throws CallError */
export async function sendPicture(picture: File, { isPrivate, ...options }: SendOptions): Promise<string> {
  const form = new FormData();
  // Before the file: the server reads the parts in order.
  if (isPrivate) form.append('private', 'true');
  form.append('file', picture);
  return (await sendForm(upload, form, options)).url;
}

/** Makes a call with a form and tells how far it is; `fetch` cannot tell that. @throws CallError */
export function sendForm<Params, Query, Body, Response>(
  { method, path }: Endpoint<Params, Query, Body, Response>,
  form: FormData,
  { onProgress, signal }: Omit<SendOptions, 'isPrivate'>,
): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const token = currentSession()?.token;
    request.open(method, path);
    request.responseType = 'json';
    request.timeout = timeout;
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('token', token);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = request.ontimeout = () => fail(new CallError('network'));
    request.onabort = () => fail(new DOMException('stopped', 'AbortError'));
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300 && response) done(response as Response);
      else
        fail(
          failure(status, response ?? undefined, {
            token,
            retryAfter: request.getResponseHeader('retry-after'),
          }),
        );
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

interface UploadState {
  picture: File | null;
  /** Percent sent; null when nothing is on its way. */
  percent: number | null;
  problem: FailureName | null;
}
const idle: UploadState = { picture: null, percent: null, problem: null };

/** One picture of a form: made small and sent as soon as it is chosen. A newer choice takes the older one's place. */
export class PictureUpload {
  private readonly isPrivate: boolean;
  private onAddress: (address: string) => void = () => {};
  private state = idle;
  private readonly listeners = new Set<() => void>();
  private control = new AbortController();
  private running = Promise.resolve(true);

  constructor(isPrivate: boolean) {
    this.isPrivate = isPrivate;
  }

  readonly now = (): UploadState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param onAddress hears the picture's address, and '' while a new one is on its way */
  readonly tell = (onAddress: (address: string) => void): void => {
    this.onAddress = onAddress;
  };

  readonly choose = (file: File): void => this.start(file, true);

  /** Sends the chosen picture once more. */
  readonly retry = (): void => {
    if (this.state.picture) this.start(this.state.picture, false);
  };

  /** Stops and forgets. */
  readonly reset = (): void => {
    this.control.abort();
    this.running = Promise.resolve(true);
    this.show(idle);
  };

  /** Waits for what is on its way. @returns false when a chosen picture did not arrive */
  readonly settled = async (): Promise<boolean> => {
    const waitedFor = this.running;
    const arrived = await waitedFor;
    return waitedFor === this.running ? arrived : this.settled();
  };

  private show(change: Partial<UploadState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private start(given: File, raw: boolean): void {
    this.control.abort();
    this.control = new AbortController();
    this.show({ percent: 0, problem: null });
    this.onAddress('');
    this.running = this.send(given, raw, this.control.signal);
  }

  private async send(given: File, raw: boolean, signal: AbortSignal): Promise<boolean> {
    try {
      const picture = raw ? await preparePicture(given) : given;
      if (signal.aborted) return true;
      this.show({ picture });
      const { isPrivate } = this;
      const address = await sendPicture(picture, {
        isPrivate,
        signal,
        onProgress: (percent) => this.show({ percent }),
      });
      this.onAddress(address);
      this.show({ percent: null });
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      const problem = error instanceof CallError ? error.problem : 'server-error';
      this.show({ percent: null, problem });
      // Sending it again would not make a picture of it.
      if (problem === 'picture-unsupported') this.show({ picture: null });
      return false;
    }
  }
}

/** A `PictureUpload` that lives as long as the component. */
export function useUpload(isPrivate: boolean, onAddress: (address: string) => void) {
  const [upload] = useState(() => new PictureUpload(isPrivate));
  const state = useSyncExternalStore(upload.subscribe, upload.now);
  useEffect(() => upload.tell(onAddress));
  useEffect(() => upload.reset, [upload]);
  return { ...state, upload };
}
