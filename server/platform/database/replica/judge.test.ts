import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const said = (more: object = {}) => ({
  status: 'fulfilled' as const,
  value: { isStandby: false, position: 100, identity: 'one', ...more },
});
const silent = {
  status: 'rejected' as const,
  reason: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
};
const standby = said({ isStandby: true });
const at = (lag: number) => ({ lagOf: () => lag, mostLagMs: 5000 });

test.each([
  ['a standby with what was written', { primary: said(), replica: standby, ...at(5000) }, { used: true }],
  ['one that lags', { primary: said(), replica: standby, ...at(5001) }, { used: false, why: 'lags' }],
  [
    'one whose lag nobody knows',
    { primary: silent, replica: standby, ...at(Number.POSITIVE_INFINITY) },
    { why: 'lags' },
  ],
  [
    'one whose primary is silent for a moment',
    { primary: silent, replica: standby, ...at(1200) },
    { used: true, lagMs: 1200 },
  ],
  ['a silent one', { primary: said(), replica: silent, ...at(0) }, { why: 'silent', code: 'ECONNREFUSED' }],
  ['a primary', { primary: said(), replica: said(), ...at(0) }, { used: false, why: 'primary' }],
  [
    'one of another database',
    { primary: said(), replica: said({ isStandby: true, identity: 'two' }), ...at(0) },
    { used: false, why: 'other' },
  ],
])('%s', (_, seen, judged) => {
  expect(judge(seen)).toMatchObject(judged);
});
