import { describe, expect, test } from 'vitest';
import { aheadOfWork, compare, type OpenQuote, type PaidStage } from './compare.ts';

const stages = (...of: [amount: number, work: number, ahead?: number][]): PaidStage[] =>
  of.map(([amount, work, ahead = 0], place) => ({ no: place + 1, amount, work, ahead }));

describe('Money ahead of work', () => {
  test('is none where each stage is paid for what it is worth, and after it', () =>
    expect(aheadOfWork(stages([300, 30], [500, 50], [200, 20]), 0)).toEqual({ rupees: 0, stage: 1 }));

  test('is the share that is paid before a stage, the greatest of them', () =>
    expect(aheadOfWork(stages([300, 30, 90], [500, 50, 150], [200, 20]), 0)).toEqual({
      rupees: 150,
      stage: 2,
    }));

  test('is less by what is kept of the stages before', () =>
    expect(aheadOfWork(stages([300, 30], [500, 50, 100], [200, 20]), 10)).toEqual({ rupees: 70, stage: 2 }));

  test('is in first stages that are paid dearer than the work in them', () =>
    // Of 1000, 600 are paid when a third of the work stands.
    expect(aheadOfWork(stages([600, 1], [200, 1], [200, 1]), 0)).toEqual({ rupees: 267, stage: 2 }));

  test('is none where nobody knows the work, but for the shares', () => {
    expect(aheadOfWork(stages([0, 0], [0, 0]), 5)).toEqual({ rupees: 0, stage: 1 });
    expect(aheadOfWork([], 5)).toEqual({ rupees: 0, stage: 1 });
  });

  test('is found by the prices of the others, also with the same total', () => {
    const asked = [1, 2].map((no) => ({
      ...{ no, stage: no, quantity: no, reference: null },
      brings: 'provider' as const,
    }));
    const quote = (_id: string, rates: number[], changes: Partial<OpenQuote> = {}): OpenQuote => ({
      ...{ _id, stars: null, distanceKm: null, gstPercent: null, retentionPercent: 0, ahead: [] },
      lines: rates.map((rate, place) => ({ no: place + 1, rate, material: true, how: 'line' })),
      ...changes,
    });
    const { quotes } = compare({ lines: asked, stages: [{ no: 2 }, { no: 1 }] }, [
      quote('a', [400, 300]),
      quote('b', [400, 300], { ahead: [{ stage: 1, percent: 10 }] }),
      quote('c', [800, 100]),
      // Half of the bill: its one stage is no money ahead.
      quote('d', [400]),
    ]);
    expect(quotes.map(({ _id, worst }) => [_id, worst.rupees, worst.stage])).toEqual([
      ['a', 0, 1],
      ['b', 40, 1],
      ['c', 400, 2],
      ['d', 0, 1],
    ]);
  });
});
