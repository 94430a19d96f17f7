import { expect, test } from 'vitest';
import { makeLog } from './log.ts';

test('the log of an error holds its kind and place, and nothing that a user sent', () => {
  const lines: string[] = [];
  const log = makeLog('trace', { write: (line) => lines.push(line) });
  const error = Object.assign(new Error('asha@neev.test is no number'), {
    code: 'FST_FILES_LIMIT',
    part: { fields: { aadhar: '234123412346' } },
  });
  log.error({ err: error }, 'save request file');
  log.trace({ busboyOptions: { headers: { token: 'a-token' } } }, 'Providing options to busboy');
  expect(lines.join('')).not.toMatch(/asha|234123412346|a-token/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { type: 'Error', code: 'FST_FILES_LIMIT' } });
  expect(lines[0]).toContain('log.test.ts');
});
