import { describe, expect, test } from 'vitest';
import { readAudit, report } from './dependencies.mjs';

const whole = (vulnerabilities: object): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { dependencies: { prod: 212, dev: 300, total: 512 } },
  });

const leaky = {
  name: 'leaky',
  severity: 'high',
  via: [{ source: 1, title: 'Reads past its end', severity: 'high', range: '<2.0.1' }],
  range: '<2.0.1',
  nodes: ['node_modules/leaky'],
  fixAvailable: { name: 'leaky', version: '2.0.1', isSemVerMajor: false },
};
const above = {
  name: 'above',
  severity: 'moderate',
  via: ['leaky'],
  range: '1.0.0 - 1.4.0',
  nodes: ['node_modules/above', 'node_modules/other/node_modules/above'],
  fixAvailable: false,
};

const reported = (text: string) => report(readAudit(text));

describe('What npm knows of holes is told, the worst first', () => {
  test('A high hole is named with its advisory, its path and what mends it, and ends the check with 1', () => {
    const { text, exitCode } = reported(whole({ above, leaky }));
    expect(exitCode).toBe(1);
    expect(text.split('\n')).toEqual([
      'HIGH leaky <2.0.1',
      '  Reads past its end',
      '  at node_modules/leaky',
      '  mended by: leaky@2.0.1',
      'MODERATE above 1.0.0 - 1.4.0',
      '  by leaky',
      '  at node_modules/above',
      '  at node_modules/other/node_modules/above',
      '  mended by: no mended version yet',
      '212 packages asked about: 1 high, 1 moderate.',
    ]);
  });

  test('A critical one ends it with 1, one of moderate weight or less with 0', () => {
    expect(reported(whole({ leaky: { ...leaky, severity: 'critical' } })).exitCode).toBe(1);
    expect(reported(whole({ above })).exitCode).toBe(0);
    expect(reported(whole({ above: { ...above, severity: 'low' } })).exitCode).toBe(0);
  });

  test('A severity that nobody heard of counts as critical', () => {
    const { text, exitCode } = reported(whole({ leaky: { ...leaky, severity: 'apocalyptic' } }));
    expect(exitCode).toBe(1);
    expect(text).toContain('CRITICAL leaky');
  });

  test('No hole ends it with 0, and says how many packages were asked about', () => {
    expect(reported(whole({}))).toEqual({
      text: '212 packages asked about: no hole is known.',
      exitCode: 0,
    });
  });
});

describe('What was not checked is never called clean: 3, and a line that says so', () => {
  const refused = {
    message: '405 Method Not Allowed - POST https://user:secret@registry.invalid/advisories/bulk',
    uri: 'https://user:secret@registry.invalid/advisories/bulk',
    statusCode: 405,
    error: { summary: '', detail: '' },
  };

  test.each([
    ['a registry without advisories', JSON.stringify(refused), '(HTTP 405)'],
    ['one that knows no such address', JSON.stringify({ ...refused, statusCode: 404 }), '(HTTP 404)'],
    [
      'npm that gave up',
      '{"error":{"code":"ENOAUDIT","summary":"audit endpoint returned an error"}}',
      'ENOAUDIT',
    ],
    ['no network', '{"error":{"code":"ENOTFOUND","summary":""}}', 'ENOTFOUND'],
    ['no lock file', '{"error":{"code":"ENOLOCK","summary":""}}', 'no package-lock.json'],
    ['no npm', '', 'gave no answer'],
    ['half an answer', '{"vulnerabilities":{', 'gave no answer'],
    ['an answer of another shape', '{"advisories":{}}', 'gave no answer'],
    [
      'a report of no packages',
      '{"vulnerabilities":{},"metadata":{"dependencies":{"prod":0}}}',
      'gave no answer',
    ],
    ['null', 'null', 'gave no answer'],
  ])('%s', (_what, answer, why) => {
    const { text, exitCode } = reported(answer);
    expect(exitCode).toBe(3);
    expect(text).toMatch(/^NOTHING WAS CHECKED: /);
    expect(text).toContain(why);
  });

  test('The address of the registry, which may hold a password, is not printed', () => {
    expect(reported(JSON.stringify(refused)).text).not.toMatch(/registry\.invalid|secret/);
  });
});
