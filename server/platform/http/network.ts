import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::', 2);
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/**
 * Who a limit counts: an IPv4 address, of IPv6 the /64 network. A home or a rented machine gets that many addresses,
 * so that each call could come from another one.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip.split('%', 1)[0] ?? '').slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
