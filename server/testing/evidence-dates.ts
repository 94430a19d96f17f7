import { randomUUID } from 'node:crypto';
import { inDays } from './hiring.ts';
import type { TestApp, TestUser } from './test-app.ts';

interface Good {
  as: TestUser;
  url: string;
  body?: Record<string, unknown>;
  answers?: number;
}

/** The calls of statements and of days outside Neev that take a date, as they are made. */
export function evidenceWithDates(neev: TestApp): Record<string, () => Promise<Good>> {
  const query = () => new URLSearchParams({ from: inDays(-9), to: inDays(0) }).toString();
  const between = (url: string) => async () => ({ as: await neev.loginAs(), url: `${url}?${query()}` });
  return {
    'GET /statement': between('/statement'),
    'GET /statement/csv': between('/statement/csv'),
    'GET /statement/file': between('/statement/file'),
    'POST /outsideDays': async () => ({
      as: await neev.loginAs(),
      url: '/outsideDays',
      body: {
        ...{ clientId: randomUUID(), employerName: 'Asha', employerPhone: '9876543218' },
        ...{ pin: '411001', trade: 'mason', dates: [inDays(-1)] },
      },
      answers: 201,
    }),
  };
}
