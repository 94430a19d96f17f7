const readsNoDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Where a mail arrives: a label behind a `+` names no other mailbox, and Gmail reads no dots. By this name limits count,
 * or one mailbox would get as many mails as somebody makes up labels. A phone is its own.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+', 1);
  if (name === '') return address;
  const host = address.slice(at + 1);
  return readsNoDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
