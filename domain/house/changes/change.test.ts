import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersFromSearch, answersToSearch, longestChanges } from '../model/answers.ts';
import { sides } from '../model/edges.ts';
import { addedUses, areKept, type Change, changesFromText, changesToText, mostChanges } from './change.ts';

const room = fc.constantFrom('0-living-1', '1-kitchen-dining-12', '2-toilet-passage');
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant({ kind: 'mirror' } as const),
  fc.record({
    kind: fc.constant('move' as const),
    room,
    side: fc.constantFrom(...sides),
    by: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({ kind: fc.constant('swap' as const), room, other: room }),
  fc.record({ kind: fc.constant('add' as const), room, use: fc.constantFrom(...addedUses) }),
  fc.record({ kind: fc.constant('drop' as const), room }),
);

describe('changes as a text', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: mostChanges }), (changes) => {
        expect(changesFromText(changesToText(changes))).toEqual({ changes, isWhole: true });
      }),
    );
  });

  test('tell steps of one wall one way at once', () => {
    const step: Change = { kind: 'move', room: '0-living-1', side: 'right', by: 1 };
    const back: Change = { ...step, by: -1 };
    expect(changesToText([step, step, back, { kind: 'mirror' }])).toBe(
      'move.0-living-1.right.2_move.0-living-1.right.-1_mirror',
    );
  });

  test('end at the first that cannot be read, and no text is too much', () => {
    for (const part of [
      'mirror.me',
      'move.0-living-1.up.1',
      'move.0-living-1.right.0',
      'move.0-living-1.right.1e9',
      'move.0-living-1.right.99',
      'move.<b>.right.1',
      'swap.0-living-1',
      'swap.a.b.c',
      'swap.a.b..d',
      'add.0-living-1.castle',
      'drop',
      'drop.a.b',
      '__proto__',
      '',
    ])
      expect(changesFromText(`mirror_${part}_mirror`), part).toEqual({
        changes: [{ kind: 'mirror' }],
        isWhole: false,
      });
    expect(changesFromText('')).toEqual({ changes: [], isWhole: true });
    expect(changesFromText('mirror_'.repeat(100_000)).changes).toHaveLength(mostChanges);
  });

  test('are kept as far as an address has room for them', () => {
    const step: Change = { kind: 'move', room: '0-living-1', side: 'right', by: 1 };
    const swap: Change = { kind: 'swap', room: '1-kitchen-dining-12', other: '1-bedroom-13' };
    expect(areKept(Array.from({ length: mostChanges }, () => step))).toBe(true);
    expect(areKept(Array.from({ length: mostChanges + 1 }, () => step))).toBe(false);
    const most = Array.from({ length: 20 }, () => swap);
    expect(changesToText(most).length).toBeLessThanOrEqual(longestChanges);
    expect(areKept(most)).toBe(true);
    expect(areKept([...most, swap, swap])).toBe(false);
  });

  test('stand in the address of a house, cut where it is too long', () => {
    const changes = 'mirror_swap.a.b';
    const search = answersToSearch(answersFromSearch({ changes }));
    expect(search).toEqual({ changes });
    expect(answersFromSearch({ changes: 'mirror_'.repeat(200) }).changes).toHaveLength(longestChanges);
    expect(answersFromSearch({ changes: ['mirror'] }).changes).toBeUndefined();
  });
});
