import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '#server/platform/config/data-dir.ts';

/**
 * A PIN code's place. `lat`, `lng` in degrees (WGS 84); `approximate` is true when the PIN is not in the
 * table and its neighbours stand for it. Source: NOTICE.md.
 */
export type Place = {
  pin: string;
  place: string;
  district: string;
  state: string;
  lat: number;
  lng: number;
  approximate: boolean;
};

type Table = { byPin: Map<string, Place>; byPrefix: Map<string, Place[]> };

export const PIN = /^[1-8]\d{5}$/;

const DATA = 'server/platform/geo/pins.tsv.gz';

export function pushTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function load(): Table {
  const byPin = new Map<string, Place>();
  const byPrefix = new Map<string, Place[]>();
  const text = gunzipSync(readFileSync(join(projectRoot(), DATA))).toString('utf8');
  for (const line of text.split('\n')) {
    const [pin = '', place = '', district = '', state = '', lat, lng] = line.split('\t');
    if (!PIN.test(pin)) continue;
    const row = { pin, place, district, state, lat: Number(lat), lng: Number(lng), approximate: false };
    byPin.set(pin, row);
    pushTo(byPrefix, pin.slice(0, 3), row);
  }
  return { byPin, byPrefix };
}

let table: Table | undefined;

export function places(): Table {
  table ??= load();
  return table;
}
