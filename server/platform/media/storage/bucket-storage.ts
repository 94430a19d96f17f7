import { randomUUID } from 'node:crypto';
import { untrusted } from '#server/platform/config/start-failure.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type Answer, type Bucket, BucketSilent, makeBucketCall, type Patience } from './bucket-calls.ts';
import { isPictureName, type Storage, type StorageLog } from './storage.ts';

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The five that XML has by name; we write no names of objects that need another. */
const plain = (xml: string): string => xml.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);

const textIn = (xml: string, tag: string): string | undefined => xml.split(`<${tag}>`)[1]?.split('<')[0];

/** One page of ListObjectsV2: the names, and by what to ask for the next page where there is one. */
function pageOf(xml: string): { names: string[]; next: string | undefined } {
  const names = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => plain(name));
  const next = textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : undefined;
  return { names, next: next && plain(next) };
}

const usual: Patience = { attempt: 5000, pauses: [200, 800] };

const retryAfterSeconds = 30;

/** Pictures in a bucket of any object storage that speaks S3. What is private was encrypted before it comes here. */
export function bucketStorage(bucket: Bucket, log: StorageLog, patience: Patience = usual): Storage {
  const call = makeBucketCall(bucket, patience);
  const away = (act: string, code: string): AppError => {
    log.warn({ act, code }, 'S3_URL: the object storage does not answer as it should');
    return new AppError('pictures-away', { retryAfter: retryAfterSeconds });
  };
  const ask = async (...asked: Parameters<typeof call>): Promise<Answer> => {
    try {
      return await call(...asked);
    } catch (error) {
      throw error instanceof BucketSilent ? away(asked[0], error.code) : error;
    }
  };
  const isMissing = ({ status, code }: Answer) => status === 404 && code !== 'NoSuchBucket';
  const isGood = ({ status }: Answer) => status >= 200 && status < 300;
  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes);
      if (!isGood(answer)) throw away('PUT', answer.code || String(answer.status));
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (isMissing(answer)) return undefined;
      if (!isGood(answer)) throw away('GET', answer.code || String(answer.status));
      return answer.bytes;
    },
    async remove(name) {
      const answer = await ask('DELETE', name);
      if (!isGood(answer) && !isMissing(answer)) throw away('DELETE', answer.code || String(answer.status));
    },
    async list() {
      const names: string[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2' });
        if (next) query.set('continuation-token', next);
        const answer = await ask('GET', `?${query.toString()}`);
        if (!isGood(answer)) throw away('LIST', answer.code || String(answer.status));
        const page = pageOf(answer.bytes.toString());
        // What else lies in the bucket is not ours.
        names.push(...page.names.filter(isPictureName));
        next = page.next;
      }
      return names;
    },
  };
}

/**
 * Writes, reads and removes a small object, as pictures will be. A storage that is silent may come back: that is one
 * warning.
 * @throws Error in one line, without the secret, where bucket or key are wrong
 */
export async function checkBucket(
  bucket: Bucket,
  log: StorageLog,
  patience: Patience = usual,
): Promise<void> {
  const call = makeBucketCall(bucket, patience);
  const [name, bytes] = [`neev-check/${randomUUID()}`, Buffer.from('neev')];
  try {
    for (const method of ['PUT', 'GET', 'DELETE'] as const) {
      const { status, code } = await call(method, name, method === 'PUT' ? bytes : undefined);
      if (status >= 300)
        throw new Error(`S3_URL: ${bucket.address} refuses ${method} of an object (${code || status})`);
    }
  } catch (error) {
    if (!(error instanceof BucketSilent)) throw error;
    log.warn(
      { code: error.code },
      `S3_URL: ${untrusted(error.code) ?? 'the object storage does not answer'}`,
    );
  }
}
