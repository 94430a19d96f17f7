import { expect, test } from 'vitest';
import { makeLagMeter } from './replica.ts';

test('A replica that has all that was written is behind by no more than the last look is old', () => {
  const meter = makeLagMeter();
  meter.primaryWas(100, 1000);
  expect(meter.lagOf(100, 1003)).toBe(3);
});

test('One that lacks something is behind since the last look at which it lacked nothing', () => {
  const meter = makeLagMeter();
  meter.primaryWas(100, 1000);
  meter.primaryWas(200, 2000);
  meter.primaryWas(300, 3000);
  expect(meter.lagOf(250, 3000)).toBe(1000);
  expect(meter.lagOf(199, 3000)).toBe(2000);
});

test('A primary without writes leaves nobody behind, for however long', () => {
  const meter = makeLagMeter();
  for (let at = 0; at <= 1_000_000; at += 1000) meter.primaryWas(100, at);
  expect(meter.lagOf(100, 1_000_000)).toBe(0);
});

test('Nothing is known of one that lacks all that is remembered, or before the primary was seen', () => {
  const meter = makeLagMeter();
  expect(meter.lagOf(100, 0)).toBe(Number.POSITIVE_INFINITY);
  for (let at = 0; at <= 120_000; at += 1000) meter.primaryWas(at + 100, at);
  expect(meter.lagOf(99, 120_000)).toBe(Number.POSITIVE_INFINITY);
  expect(meter.lagOf(50_000, 120_000)).toBe(Number.POSITIVE_INFINITY);
  expect(meter.lagOf(110_100, 120_000)).toBe(10_000);
});

test('Another primary with a shorter log counts anew', () => {
  const meter = makeLagMeter();
  meter.primaryWas(500, 1000);
  meter.primaryWas(300, 2000);
  expect(meter.lagOf(300, 2000)).toBe(0);
  expect(meter.lagOf(299, 2000)).toBe(Number.POSITIVE_INFINITY);
});
