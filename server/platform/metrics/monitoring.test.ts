import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../config/data-dir.ts';
import { watchDatabase } from './database-gauges.ts';
import { makeMetrics } from './metrics.ts';
import { watchProcess } from './process-gauges.ts';

/** Every name that a scrape of a process with all settings has. */
function namesOfMetrics(): Set<string> {
  const metrics = makeMetrics();
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const realtime = { openSockets: () => 0 };
  const reads = { replica: { standing: () => ({ used: true, lagMs: 0 }) } };
  watchProcess({ metrics, pool, realtime, redis: { status: 'ready' }, settings: { dataDir: '.' }, reads });
  watchDatabase({ metrics, pool: { query: () => Promise.reject(new Error('away')) } as never });
  return new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
}

const named = (text: string): string[] => text.match(/\b(?:neev|nodejs|process)_[a-z0-9_]+/g) ?? [];
const nameOf = (series: string): string => series.replace(/_(?:bucket|count|sum)$/, '');

test.each([
  'docs/monitoring/grafana-dashboard.json',
  'docs/monitoring/alerts.yml',
  'docs/monitoring/alerts-test.yml',
])('%s names only metrics that exist, and many of them', (file) => {
  const known = namesOfMetrics();
  const found = named(readFileSync(join(projectRoot(), file), 'utf8'));
  expect(found.filter((series) => !known.has(nameOf(series)))).toEqual([]);
  expect(new Set(found).size).toBeGreaterThan(8);
});

test('the dashboard shows every metric of our own', () => {
  const shown = new Set(
    named(readFileSync(join(projectRoot(), 'docs/monitoring/grafana-dashboard.json'), 'utf8')).map(nameOf),
  );
  expect([...namesOfMetrics()].filter((name) => name.startsWith('neev_') && !shown.has(name))).toEqual([]);
});

test('each alert is played by alerts-test.yml, and looks at processes of the job alone', () => {
  const read = (file: string) => readFileSync(join(projectRoot(), 'docs/monitoring', file), 'utf8');
  const alerts = [...read('alerts.yml').matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  const played = [...read('alerts-test.yml').matchAll(/ALERTS\{alertname="(\w+)"/g)].map(([, name]) => name);
  expect(played).toHaveLength(alerts.length);
  expect(new Set(played)).toEqual(new Set(alerts));
  const series =
    read('alerts.yml').match(/\b(?:up|(?:neev|nodejs|process|probe)_\w+)(?=\{|\[|\)| )(?:\{[^}]*)?/g) ?? [];
  expect(series.filter((one) => !one.includes('job="neev'))).toEqual([]);
});
