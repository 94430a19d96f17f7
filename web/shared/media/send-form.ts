import type { Endpoint } from '#contract/endpoint.ts';
import { upload } from '#contract/site/site.calls.ts';
import { CallError, failure } from '#web/shared/api/call-error.ts';
import { currentSession } from '#web/shared/api/session.ts';

/** Milliseconds after which a stalled line counts as broken. */
const timeout = 120_000;

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

/** Makes a call with a form and reports the progress; `fetch` cannot. @throws CallError */
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
      if (status >= 200 && status < 300 && response) return done(response as Response);
      fail(failure({ status, body: response, token, retryAfter: request.getResponseHeader('retry-after') }));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
