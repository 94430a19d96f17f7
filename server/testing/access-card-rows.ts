import { randomUUID } from 'node:crypto';
import type { Row } from './access-rental-rows.ts';

const unknownId = randomUUID();

/** Cards and days outside Neev are each caller's own; the lists of ended cards are everybody's. */
export const cardRows: Record<string, Row> = {
  // Nobody has a day in a book.
  'POST /cards': { body: () => ({ clientId: 'a', consent: 1 }), answers: '401 409 409 409 409' },
  'GET /cards': { answers: '401 200 200 200 200' },
  'DELETE /cards/:idx': { url: () => '/cards/0', answers: '401 404 404 404 404' },
  'GET /card/status': { answers: '200 200 200 200 200' },
  'GET /card/ended': { answers: '200 200 200 200 200' },
  'GET /.well-known/jwt-vc-issuer': { answers: '200 200 200 200 200' },
  'POST /outsideDays': { body: () => ({ clientId: 'a', dates: [] }), answers: '401 400 400 400 400' },
  'PUT /outsideDays/:id': {
    url: () => `/outsideDays/${unknownId}`,
    body: () => ({ code: '123456' }),
    answers: '401 404 404 404 404',
  },
  'GET /outsideDays': { answers: '401 200 200 200 200' },
  'DELETE /outsideDays/:id': { url: () => `/outsideDays/${unknownId}`, answers: '401 404 404 404 404' },
};
