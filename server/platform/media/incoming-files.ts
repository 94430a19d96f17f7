import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { chmod, type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file that is being sent, on the disk as cipher alone: its key and its tag are in this process's memory, and it has
 * no name, so that whatever ends the process ends the file (docs/rules.md#media-3).
 */
export interface IncomingFile {
  /** Bytes of what was sent. */
  readonly size: number;
  /** What was sent, whole, in memory. */
  bytes(): Promise<Buffer>;
  /** Gives the place on the disk back. Once is enough, twice is no error. */
  discard(): Promise<void>;
}

export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/**
 * The folder for files that come in, open to us alone and empty. What has a name there is left over: of a process that
 * ended between making a file and taking its name away, when it held no byte yet. Where another process is at that very
 * moment, it loses nothing either.
 */
export async function openIncoming(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    // A network's folder (NFS) keeps the nameless under such a name; it goes with the machine that holds it.
    if (!name.startsWith('.nfs')) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Streams what comes into a file without a name, encrypted (AES-256-GCM). @throws what the source or the disk says */
export async function receiveFile(dataDir: string, source: AsyncIterable<Buffer>): Promise<IncomingFile> {
  const name = join(incomingFolder(dataDir), randomUUID());
  const file = await open(name, 'wx+', 0o600);
  const [key, nonce] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  let size = 0;
  try {
    await rm(name, { force: true });
    for await (const chunk of source) {
      size += chunk.length;
      await file.writeFile(cipher.update(chunk));
    }
    cipher.final();
  } catch (error) {
    await file.close();
    throw error;
  }
  let closed: Promise<void> | undefined;
  return {
    size,
    async bytes() {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(cipher.getAuthTag());
      const plain = decipher.update(await readAll(file, size));
      decipher.final();
      return plain;
    },
    discard() {
      closed ??= file.close();
      return closed;
    },
  };
}

async function readAll(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  for (let done = 0; done < size; ) {
    const { bytesRead } = await file.read(bytes, done, size - done, done);
    if (bytesRead === 0) throw new Error('a file that came in was cut');
    done += bytesRead;
  }
  return bytes;
}
