import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a handshake comes from a page of this site, or from a program that is no page: browsers name the origin of
 * the page (docs/rules.md#chat-12). The scheme is left aside, since a proxy may have ended TLS.
 * @param publicUrl where people find the site, should a proxy have changed the host
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host !== '' && (from.host === host?.toLowerCase() || from.origin === new URL(publicUrl).origin);
}
