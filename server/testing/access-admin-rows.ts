import type { Row } from './access-rental-rows.ts';
import type { World } from './access-world.ts';

/** The calls of admins' pages. */
export const adminRows = (world: () => World): Record<string, Row> => ({
  'GET /admin/market': { answers: '401 403 403 403 200' },
  'GET /admin/market/csv': { answers: '401 403 403 403 200' },
  'GET /admin/reports': { answers: '401 403 403 403 200' },
  'GET /admin/reports/:id': { url: () => `/admin/reports/${world().report}`, answers: '401 403 403 403 200' },
  'GET /admin/reports/:id/messages': {
    url: () => `/admin/reports/${world().report}/messages`,
    answers: '401 403 403 403 200',
  },
  'GET /admin/reports/:id/work': {
    url: () => `/admin/reports/${world().report}/work`,
    answers: '401 403 403 403 200',
  },
  'GET /admin/reports/:id/attachment/:messageId': {
    url: () => `/admin/reports/${world().report}/attachment/${world().picture}`,
    answers: '401 403 403 403 200',
  },
  'PUT /admin/reports/:id': {
    url: () => `/admin/reports/${world().report}`,
    body: () => ({ closed: true }),
    answers: '401 403 403 403 200',
  },
  'GET /admin/overview': { answers: '401 403 403 403 200' },
  'POST /admin/sendBack': {
    body: () => ({ kind: 'worker', id: world().records.worker, reason: 'The photo is dark' }),
    answers: '401 403 403 403 200',
  },
  'GET /admin/neighbours/:kind/:id': {
    url: () => `/admin/neighbours/worker/${world().records.worker}`,
    answers: '401 403 403 403 200',
  },
  'GET /admin/idPicture/:kind/:id': {
    url: () => `/admin/idPicture/worker/${world().records.worker}`,
    answers: '401 403 403 403 404',
  },
  'GET /admin/accounts/:id': {
    url: () => `/admin/accounts/${world().users.owner.userId}`,
    answers: '401 403 403 403 200',
  },
  'PUT /admin/accounts/:id/helper': {
    url: () => `/admin/accounts/${world().users.owner.userId}/helper`,
    body: () => ({ helper: true }),
    answers: '401 403 403 403 200',
  },
  'PUT /admin/accounts/:id/suspension': {
    url: () => `/admin/accounts/${world().users.owner.userId}/suspension`,
    body: () => ({ reason: 'fraud', note: 'Asked for an advance' }),
    answers: '401 403 403 403 200',
  },
  // Nobody is suspended.
  'DELETE /admin/accounts/:id/suspension': {
    url: () => `/admin/accounts/${world().users.owner.userId}/suspension`,
    answers: '401 403 403 403 409',
  },
  'GET /admin/suspensions': { answers: '401 403 403 403 200' },
  'GET /admin/auditLog': { answers: '401 403 403 403 200' },
  'GET /admin/contactMessages': { answers: '401 403 403 403 200' },
  'PUT /admin/contactMessages/:id': {
    url: () => `/admin/contactMessages/${world().contactMessage}`,
    body: () => ({ read: true }),
    answers: '401 403 403 403 200',
  },
  'DELETE /admin/contactMessages/:id': {
    url: () => `/admin/contactMessages/${world().contactMessage}`,
    answers: '401 403 403 403 200',
  },
});
