import { traceHeaders } from './trace.ts';

/** Ends a body that grows beyond measure: it would else fill the memory until the time is over. */
function bounded(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error('the answer is too large'));
      else controller.enqueue(chunk);
    },
  });
}

/** The service's own address alone: no redirect is followed, and no answer is larger than `mostBytes`. */
export function makeServiceFetch(baseUrl: string, mostBytes: number): typeof fetch {
  const base = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) {
      throw new Error('not the address of the service');
    }
    // Of a request in two parts the second's headers take the place of the first's.
    const headersOfCall = new Headers(
      init?.headers ?? (input instanceof Request ? input.headers : undefined),
    );
    for (const [name, value] of Object.entries(traceHeaders())) headersOfCall.set(name, value);
    const answer = await fetch(input, { ...init, headers: headersOfCall, redirect: 'error' });
    const { status, headers } = answer;
    return new Response(answer.body?.pipeThrough(bounded(mostBytes)) ?? null, { status, headers });
  };
}
