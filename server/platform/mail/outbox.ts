import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message } from './mail.ts';

/**
 * Keeps one message as a file that is named by time; who watches the folder never reads half of it.
 * @returns the file's name
 */
export async function keepInOutbox(folder: string, bytes: Buffer | string, ending: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}${ending}`;
  const draft = join(folder, `.${name}`);
  try {
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return name;
}

/** The stand-in: each mail a file; the log names the file and nothing of the mail. */
export function outbox(
  folder: string,
  log: { info(fields: object, message: string): void },
): (message: Message) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(message);
    const file = await keepInOutbox(folder, bytes as Buffer, '.eml');
    log.info({ file }, 'mail kept in the outbox');
  };
}
