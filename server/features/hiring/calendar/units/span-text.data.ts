import type { Span } from '#domain/calendar/spans.ts';

/** Spans as PostgreSQL writes a `tstzmultirange`. */
export const multirange = (spans: readonly Span[]): string => `{${spans.map(range).join(',')}}`;

/** A span as PostgreSQL writes a `tstzrange`. */
export const range = ({ from, to }: Span): string => `["${from.toISOString()}","${to.toISOString()}")`;

const timePair = /[[(]"?([^",[(]+)"?,"?([^",)[(]+)"?\)/g;

/** Reads what PostgreSQL wrote of a `tstzrange` or a `tstzmultirange`. */
export const readSpans = (text: string): Span[] =>
  [...text.matchAll(timePair)].map(([, from = '', to = '']) => ({ from: instant(from), to: instant(to) }));

/** PostgreSQL writes `2026-12-02 00:00:00+05:30` or `…+00`. */
const instant = (text: string): Date => new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
