import { weighed } from './weighed.ts';

/** Tags of `Accept-Language`, the most wanted first; what is refused (`q=0`) aside. */
const tagsOf = (header: string): string[] =>
  weighed(header)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);

/**
 * The language of a page for who asks: the one that was chosen (a cookie, docs/rules.md#access-8), else the first of the
 * browser's that there is, else English.
 * @param offered codes of two letters
 */
export function askedLanguage(
  headers: { cookie?: string; 'accept-language'?: string },
  offered: ReadonlySet<string>,
): string {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  const wanted = [
    chosen ?? '',
    ...tagsOf(headers['accept-language'] ?? '').map((tag) => tag.split('-')[0] ?? ''),
  ];
  return wanted.find((code) => offered.has(code)) ?? 'en';
}
