import { expect, test } from 'vitest';
import { prefersJson } from './prefers-json.ts';

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'image/*',
  'x',
  ',,;q=',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'application/json, text/html',
  'application/json;q=0.8, text/html;q=0.9',
  'application/json;q=0, */*',
  'application/json;q=0.1, */*;q=0.5',
  'text/*, application/*',
  'text/html;q=0',
  'APPLICATION/XHTML+XML, application/json;q=0.9',
  'text/html;q=9',
])('who accepts %j gets a page', (accept) => {
  expect(prefersJson(accept)).toBe(false);
});

test.each([
  'application/json',
  'Application/JSON; charset=utf-8',
  'application/problem+json',
  'application/ld+json, */*;q=0.1',
  'application/json, text/plain, */*',
  'application/json, */*;q=0.9',
  'text/html; q = 0.2, application/json;q=0.3',
  'text/html;q=0, */*',
  'application/*',
])('who accepts %j wants JSON', (accept) => {
  expect(prefersJson(accept)).toBe(true);
});
