import { expect, test } from 'vitest';
import { isOwnOrigin } from './socket-server.ts';

const publicUrl = 'https://neev.example.in';

test.each([
  ['a page of the host that it came to', 'http://127.0.0.1:8000', '127.0.0.1:8000', true],
  ['a page of the host, whose TLS a proxy ended', 'https://neev.local', 'neev.local', true],
  ['a page of PUBLIC_URL, whose host a proxy changed', 'https://neev.example.in', '10.0.0.4:8000', true],
  ['a program that is no page', undefined, 'neev.example.in', true],
  ['a page of another site', 'https://evil.example', 'neev.example.in', false],
  ['a page of another port', 'http://127.0.0.1:8001', '127.0.0.1:8000', false],
  ['a page whose name only begins alike', 'https://neev.example.in.evil.example', 'neev.example.in', false],
  ['the public name without TLS, at another host', 'http://neev.example.in', '10.0.0.4:8000', false],
  ['a page that hides its origin', 'null', 'neev.example.in', false],
  ['a page from a file', 'file://', 'neev.example.in', false],
])('a handshake from %s', (_, origin, host, own) => {
  expect(isOwnOrigin({ origin, host }, publicUrl)).toBe(own);
});
