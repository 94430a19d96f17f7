import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';

export interface Bucket {
  /** `https://HOST/BUCKET`: the bucket is part of the path. */
  address: string;
  key: string;
  secret: string;
  region: string;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @param s3Url `s3://KEY:SECRET@HOST/BUCKET?region=…`, as the settings have checked it */
export function readBucket(s3Url: string): Bucket {
  const { username, password, hostname, host, pathname, searchParams } = new URL(s3Url);
  return {
    address: `${loopback.test(hostname) ? 'http' : 'https'}://${host}${pathname}`,
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  };
}

/** What the bucket said: its status, and the name of its error where it gave one (`NoSuchBucket`). */
export interface Answer {
  status: number;
  code: string;
  bytes: Buffer;
}

/** The bucket said nothing, or broke, each time. `code` is why, without an address. */
export class BucketSilent extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`S3_URL: the object storage does not answer (${code})`);
    this.code = code;
  }
}

export interface Patience {
  /** Milliseconds of one attempt, from connecting to the last byte. */
  attempt: number;
  /** Milliseconds before each further attempt; so many are made. */
  pauses: number[];
}

/** @param name of an object; or, to ask the bucket itself, a query */
type Call = (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Buffer) => Promise<Answer>;

/** Signed calls (AWS Signature Version 4, with the body's hash). @throws BucketSilent after the last attempt */
export function makeBucketCall(bucket: Bucket, { attempt, pauses }: Patience): Call {
  // Whose pictures lie on the disk loads no client.
  let client: Promise<AwsClient> | undefined;
  const load = async () => {
    const { AwsClient } = await import('aws4fetch');
    const { key: accessKeyId, secret: secretAccessKey, region } = bucket;
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  };
  const once: Call = async (method, name, body) => {
    client ??= load();
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const answer = await (await client).fetch(`${bucket.address}${name.startsWith('?') ? '' : '/'}${name}`, {
      method,
      headers: { 'x-amz-content-sha256': hash },
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(attempt),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const code = answer.ok ? '' : (/<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? '');
    return { status: answer.status, code, bytes };
  };
  return async (method, name, body) => {
    let why = '';
    for (const pause of [0, ...pauses]) {
      if (pause) await delay(pause * (0.5 + Math.random()));
      try {
        const answer = await once(method, name, body);
        if (answer.status < 500 && answer.status !== 429) return answer;
        why = String(answer.status);
      } catch (error) {
        why = whyOf(error);
      }
    }
    throw new BucketSilent(why);
  };
}

/** A word like `ECONNREFUSED` or `TimeoutError`; never the message, which may hold the address. */
function whyOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
