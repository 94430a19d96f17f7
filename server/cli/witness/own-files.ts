import { rmSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is wrong with a witness's own folder, in a sentence: it says nothing of any log. */
export class OwnFault extends Error {}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** @throws OwnFault that names the file */
export async function own<Done>(file: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OwnFault) throw error;
    throw new OwnFault(`${file} cannot be read or written (${codeOf(error)})`);
  }
}

/** @returns undefined where there is no such file */
export const textOf = (file: string): Promise<string | undefined> =>
  own(file, () =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }),
  );

/** Takes the place of a file at once. */
export async function replace(file: string, text: string): Promise<void> {
  await own(file, async () => {
    await writeFile(`${file}.next`, text, { mode: 0o600, flush: true });
    await rename(`${file}.next`, file);
  });
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** One process works in a folder: two would write over each other's memory. @throws OwnFault @returns what ends it */
export async function holdFolder(dir: string): Promise<() => void> {
  const file = join(dir, 'lock');
  await own(dir, () => mkdir(dir, { recursive: true, mode: 0o700 }));
  for (let count = 0; ; count += 1) {
    const isHeld = await own(file, () =>
      writeFile(file, `${process.pid}\n`, { flag: 'wx', mode: 0o600 }).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === 'EEXIST') return false;
          throw error;
        },
      ),
    );
    if (isHeld) return () => rmSync(file, { force: true });
    const pid = Number(await textOf(file));
    if (count > 1 || (pid > 0 && pid !== process.pid && isAlive(pid)))
      throw new OwnFault(
        `Another witness works in ${dir} (process ${pid}): end it, or give this one another dir`,
      );
    // It was ended without a word.
    rmSync(file, { force: true });
  }
}
