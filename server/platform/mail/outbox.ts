import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message } from './mail.ts';

/** The stand-in: each mail a file, named by time; the log names the file and nothing of the mail. */
export function outbox(
  folder: string,
  log: { info(fields: object, message: string): void },
): (message: Message) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Written beside and renamed: who watches the folder never reads half a mail.
    const draft = join(folder, `.${name}`);
    try {
      await writeFile(draft, bytes as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    log.info({ file: name }, 'mail kept in the outbox');
  };
}
