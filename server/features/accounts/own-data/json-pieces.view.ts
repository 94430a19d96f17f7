import { setImmediate as turn } from 'node:timers/promises';

const pieceLength = 65_536;

/** The rows of a list, a piece of JSON at a time. */
function* listPieces(rows: unknown[]): Generator<string> {
  let piece = '[';
  for (const [place, row] of rows.entries()) {
    piece += `${place === 0 ? '' : ','}${JSON.stringify(row) ?? 'null'}`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}

/** Writes `{ data }` piece by piece, so that other calls have their turn while somebody's years are written. */
export async function* jsonPieces(data: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{"data":{';
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    for (const piece of Array.isArray(value) ? listPieces(value) : [JSON.stringify(value)]) {
      yield piece;
      await turn();
    }
  }
  yield before === ',' ? '}}' : `${before}}}`;
}
