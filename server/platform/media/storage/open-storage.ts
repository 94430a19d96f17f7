import type { Settings } from '#server/platform/config/settings/settings.ts';
import { readBucket } from './bucket-calls.ts';
import { bucketStorage, checkBucket } from './bucket-storage.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage, StorageLog } from './storage.ts';

type Place = Pick<Settings, 'dataDir' | 's3Url'>;

/** The bucket of S3_URL, or the data folder. @throws Error in one line where bucket or key are wrong */
export async function openStorage({ dataDir, s3Url }: Place, log: StorageLog): Promise<Storage> {
  if (!s3Url) return diskStorage(dataDir);
  const bucket = readBucket(s3Url);
  await checkBucket(bucket, log);
  return bucketStorage(bucket, log);
}
