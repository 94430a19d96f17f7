import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * What is counted, for Prometheus. A label has few values, all known beforehand: never an id, an address or what
 * somebody typed (docs/rules.md#privacy-7).
 */
export interface Metrics {
  registry: Registry;
  /** Seconds; `route` is the pattern. */
  calls: Histogram<'method' | 'route' | 'status'>;
  refusals: Counter<'limit'>;
  messages: Counter;
  mails: Counter<'result'>;
  texts: Counter<'result'>;
  pictures: Counter<'purpose' | 'result'>;
  drawings: Counter<'result'>;
  securityEvents: Counter<'event'>;
  lists: Counter<'source'>;
}

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function makeCounters(registers: Registry[]) {
  return {
    calls: new Histogram({
      name: 'neev_http_request_duration_seconds',
      help: 'Calls by method, route pattern and status',
      labelNames: ['method', 'route', 'status'],
      buckets: callSeconds,
      registers,
    }),
    refusals: new Counter({
      name: 'neev_rate_limit_refusals_total',
      help: 'Acts refused because they came too often, by limit',
      labelNames: ['limit'],
      registers,
    }),
    messages: new Counter({ name: 'neev_messages_total', help: 'Chat messages saved', registers }),
    mails: new Counter({
      name: 'neev_mails_total',
      help: 'Mails that left (sent) or that the mail server did not take (failed)',
      labelNames: ['result'],
      registers,
    }),
    texts: new Counter({
      name: 'neev_texts_total',
      help: 'SMS that left (sent) or that the gateway did not take (failed)',
      labelNames: ['result'],
      registers,
    }),
    pictures: new Counter({
      name: 'neev_pictures_total',
      help: 'Pictures that users sent, by purpose, kept or refused',
      labelNames: ['purpose', 'result'],
      registers,
    }),
    drawings: new Counter({
      name: 'neev_drawings_total',
      help: 'Pictures of houses, drawn or failed',
      labelNames: ['result'],
      registers,
    }),
    lists: new Counter({
      name: 'neev_lists_total',
      help: 'Lists and searches with DATABASE_READ_URL set, by source: replica, primary, again (from the primary, after the replica had failed)',
      labelNames: ['source'],
      registers,
    }),
    securityEvents: new Counter({
      name: 'neev_security_events_total',
      help: 'Logins, good and failed, refusals and ends of sessions, by event',
      labelNames: ['event'],
      registers,
    }),
  } as const;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = makeCounters([registry]);
  // From the first scrape on: of a series that begins with its first failure Prometheus sees no rise.
  for (const counter of [counters.mails, counters.texts])
    for (const result of ['sent', 'failed']) counter.inc({ result }, 0);
  return { registry, ...counters };
}
