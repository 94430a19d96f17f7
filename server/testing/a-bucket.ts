import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server that speaks S3 and checks each call's signature (S3rver, a program of its own kind; not Amazon's). */
export interface TestBucket {
  /** For S3_URL: with the right secret, or another, and the bucket that is there or another. */
  url(changes?: { secret?: string; bucket?: string }): string;
  /** Where the objects lie, to be looked at. */
  folder: string;
  stop: () => Promise<void>;
  /** It comes back at the same address, with what it held. */
  start: () => Promise<void>;
  remove(): Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'neev-bucket-'));
  let port = 0;
  let server: S3rver | undefined;
  const bucket: TestBucket = {
    folder,
    url: ({ secret = 'S3RVER', bucket: name = 'neev-pictures' } = {}) =>
      `s3://S3RVER:${secret}@127.0.0.1:${port}/${name}?region=ap-south-1`,
    async start() {
      const configureBuckets = [{ name: 'neev-pictures', configs: [] }];
      server = new S3rver({ address: '127.0.0.1', port, directory: folder, silent: true, configureBuckets });
      const { port: taken }: AddressInfo = await server.run();
      port = taken;
    },
    async stop() {
      await server?.close();
      server = undefined;
    },
    async remove() {
      await bucket.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await bucket.start();
  return bucket;
}
