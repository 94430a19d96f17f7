import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['asha@example.in', 'asha@example.in'],
  ['asha+neev@example.in', 'asha@example.in'],
  ['asha+a+b@example.in', 'asha@example.in'],
  ['asha.rao@example.in', 'asha.rao@example.in'],
  ['asha.rao+1@gmail.com', 'asharao@gmail.com'],
  ['a.s.h.a.r.a.o@googlemail.com', 'asharao@gmail.com'],
  ['+x@example.in', '+x@example.in'],
  ['9826041177', '9826041177'],
])('a mail to %s arrives at %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
