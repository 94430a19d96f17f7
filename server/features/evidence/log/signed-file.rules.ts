import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fromBase64, toBase64 } from '#domain/evidence/base64.ts';
import type { TreeHead } from '#domain/evidence/tree.ts';

/** The log as it was last signed here, beside the database: one that was put back by itself is found by it. */
export interface LastSigned extends TreeHead {
  no: number;
  origin: string;
}

const written = z.object({
  no: z.number().int().min(1).max(32_767),
  origin: z.string(),
  size: z.number().int().min(0),
  root: z.string(),
});
const fileIn = (dataDir: string): string => join(dataDir, 'log-signed');

/** @returns undefined where nothing was signed here, or the file cannot be read */
export async function lastSigned(dataDir: string): Promise<LastSigned | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}');
  const read = written.safeParse(jsonOf(text)).data;
  const root = read && fromBase64(read.root);
  return read && root?.length === 32 ? { ...read, root } : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes the place of the file at once; a later size is never followed by an earlier one of the same log. */
export async function noteSigned(dataDir: string, { root, ...signed }: LastSigned): Promise<void> {
  const before = await lastSigned(dataDir);
  if (before && (before.no > signed.no || (before.no === signed.no && before.size >= signed.size))) return;
  const draft = `${fileIn(dataDir)}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify({ ...signed, root: toBase64(root) })}\n`, { mode: 0o600 });
  await rename(draft, fileIn(dataDir));
}
