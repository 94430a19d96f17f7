import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { exportTexts, importTexts, translated } from './data/translations.ts';

const catalogue = (path: string): string =>
  fileURLToPath(new URL(`../web/shared/i18n/messages/${path}.ts`, import.meta.url));

/** The lines of a module that an import would write anew. */
async function linesChanged(language: string, area: string, texts: Record<string, string>) {
  const given = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text }]));
  const changed = await importTexts(language, { [area]: given });
  const file = catalogue(`${language}/${area}`);
  expect([...changed.keys()]).toEqual([file]);
  const before = new Set(readFileSync(file, 'utf8').split('\n'));
  return changed
    .get(file)
    ?.split('\n')
    .filter((line) => !before.has(line))
    .map((line) => line.trim());
}

const refusal = async (language: string, given: unknown): Promise<string> =>
  importTexts(language, given).then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe.each(translated)('The sentences of %s', (language) => {
  test('that are exported and imported again change nothing', async () => {
    const exported = await exportTexts(language);
    expect(await importTexts(language, JSON.parse(JSON.stringify(exported)))).toEqual(new Map());
  });
});

describe('An export', () => {
  test('has each sentence by area and key, beside the English one', async () => {
    const { shell, ledger, notices } = await exportTexts('hi');
    expect(shell?.home).toEqual({ english: 'Home', text: 'होम' });
    expect(ledger?.sums?.english).toBe('earned {earned}, paid {paid}');
    expect(notices?.['sentences.offer (other)']?.note).toBe('Said when: other');
  });

  test('says of a sentence that code puts together that it is not changed there', async () => {
    const { shell } = await exportTexts('hi');
    expect(shell?.myAccount?.note).toMatch(/^Not changed here/);
  });
});

describe('An import', () => {
  test('writes a word into its module, laid out as the rest', async () => {
    expect(await linesChanged('hi', 'shell', { home: 'घर का "पेज" और उसका \'नाम\'' })).toEqual([
      `home: 'घर का "पेज" और उसका \\'नाम\\'',`,
    ]);
  });

  test('writes gaps in another order', async () => {
    const [line] = (await linesChanged('hi', 'ledger', { sums: '{paid} मिले, `{earned}` कमाए' })) ?? [];
    expect(line?.replaceAll('$', '')).toBe('sums: (earned, paid) => `{paid} मिले, \\`{earned}\\` कमाए`,');
  });

  test('writes the singular alone', async () => {
    const [line] = (await linesChanged('hi', 'images', { 'waiting (ahead === 1)': 'आपसे पहले 1 है' })) ?? [];
    expect(line).toContain("'आपसे पहले 1 है'");
  });

  test('takes one sentence of two places when both are given anew', async () => {
    const both = { 'tiles.worker': 'कामगार', 'kinds.worker': 'कामगार', 'auditKinds.worker': 'कामगार' };
    expect(await linesChanged('hi', 'admin', both)).toEqual(["worker: 'कामगार',"]);
    expect(await refusal('hi', { admin: { 'kinds.worker': { text: 'कामगार' } } })).toContain('tiles.worker');
  });

  test.each([
    ['an unknown area', { nothing: { home: { text: 'होम' } } }, 'nothing: there is no such area'],
    ['an unknown key', { shell: { hoem: { text: 'होम' } } }, 'shell, hoem: there is no such sentence'],
    [
      'a gap with another name',
      { ledger: { seal: { text: 'मुहर {haash}' } } },
      'must have {hash}, and has {haash}',
    ],
    ['a gap left out', { ledger: { seal: { text: 'मुहर' } } }, 'must have {hash}, and has none'],
    [
      'a gap that English has not',
      { shell: { home: { text: '{home}' } } },
      'must have no gap, and has {home}',
    ],
    ['a bracket alone', { ledger: { seal: { text: 'मुहर {hash}}' } } }, 'has a bracket'],
    ['nothing', { shell: { home: { text: ' ' } } }, 'is empty'],
    ['what code puts together', { shell: { myAccount: { text: 'खाता' } } }, 'ask a programmer'],
    ['a sentence of an older English', { shell: { home: { english: 'House', text: 'घर' } } }, '“Home” now'],
    ['another shape', { shell: { home: 'होम' } }, 'This is not what the export writes'],
  ])('refuses %s', async (_, given, why) => {
    expect(await refusal('hi', given)).toContain(why);
  });

  test('takes nothing when one sentence is refused, and tells them all', async () => {
    const given = { shell: { home: { text: 'घर' }, hoem: { text: 'घर' }, about: { text: '' } } };
    const told = await refusal('hi', given);
    expect(told.split('\n')).toHaveLength(2);
  });
});

describe('npm run words', () => {
  const command = fileURLToPath(new URL('./data/translations.ts', import.meta.url));
  const words = [process.execPath, '--import', 'tsx', command];

  test('prints the export', () => {
    const [node = '', ...args] = words;
    const printed = execFileSync(node, [...args, 'export', 'ta'], { encoding: 'utf8' });
    expect(JSON.parse(printed)).toHaveProperty(['voice', 'say.yes', 'english']);
  });

  test('of a language that there is not says what to write', () => {
    const [node = '', ...args] = words;
    const { status, stderr } = spawnSync(node, [...args, 'export', 'xx'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run words -- export LANG')]);
  });
});
