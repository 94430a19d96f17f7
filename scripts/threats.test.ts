import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const part = read('docs/security.md').split('## Who attacks the books, and which test plays it')[1] ?? '';
const rows = part
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (who|-+) /.test(line));

test('Each attack on the books names tests that are there, by file and title', () => {
  expect(rows?.length).toBeGreaterThan(15);
  const wrong = rows?.flatMap((row) => {
    const named = [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “(.+?)”/g)];
    if (named.length === 0) return [`no test: ${row}`];
    return named
      .filter(
        ([, file = '', title = '']) =>
          !existsSync(join(import.meta.dirname, '..', file)) || !read(file).includes(title),
      )
      .map(([, file, title]) => `${file}: ${title}`);
  });
  expect(wrong).toEqual([]);
});
