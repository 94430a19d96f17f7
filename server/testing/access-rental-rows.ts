import { inspectionItems } from '#contract/hiring/hiring-words.ts';
import { kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';

/** How one call is made, and what it answers. */
export interface Row {
  url?: () => string;
  body?: () => object;
  /** Status for stranger, customer, other owner, owner, admin. */
  answers: string;
}

const noBooking = '00000000-0000-4000-8000-000000000000';
const refused = '401 404 404 404 404';
const seen = { state: 'ok' };
const seenItems = Object.fromEntries(inspectionItems.map((item) => [item, seen]));
/** A machine's booking is nobody's but its two sides'; that those may is in the tests of rentals. */
export const ofNoBooking: Record<string, Row> = {
  'GET /bookings/:id/inspections': { url: () => `/bookings/${noBooking}/inspections`, answers: refused },
  'POST /bookings/:id/inspections': {
    url: () => `/bookings/${noBooking}/inspections`,
    body: () => ({ unitId: noBooking, kind: 'handover', items: seenItems, pictures: ['a', 'b', 'c', 'd'] }),
    answers: refused,
  },
  'PUT /bookings/:id/inspections/:inspectionId/sign': {
    url: () => `/bookings/${noBooking}/inspections/${noBooking}/sign`,
    body: () => ({ sha256: '0'.repeat(64) }),
    answers: refused,
  },
  'GET /bookings/:id/pictures/:name': { url: () => `/bookings/${noBooking}/pictures/x`, answers: refused },
  'GET /bookings/:id/faults': { url: () => `/bookings/${noBooking}/faults`, answers: refused },
  'POST /bookings/:id/faults': {
    url: () => `/bookings/${noBooking}/faults`,
    body: () => ({ unitId: noBooking, text: 'It stops' }),
    answers: refused,
  },
  'PUT /bookings/:id/faults/:faultId': {
    url: () => `/bookings/${noBooking}/faults/${noBooking}`,
    body: () => ({}),
    answers: refused,
  },
  'GET /bookings/:id/damages': { url: () => `/bookings/${noBooking}/damages`, answers: refused },
  'POST /bookings/:id/damages': {
    url: () => `/bookings/${noBooking}/damages`,
    body: () => ({ unitId: noBooking, amount: 1, text: 'Bent', pictures: ['a'] }),
    answers: refused,
  },
  'PUT /damages/:id': {
    url: () => `/damages/${noBooking}`,
    body: () => ({ status: 'agreed' }),
    answers: refused,
  },
};

/** Of the owner's record of a kind. */
export const providerRows = (kind: ProviderKind, id: () => string): Record<string, Row> => {
  const { list, get, update, remove } = kinds[kind].calls;
  return {
    [`GET ${list}`]: { answers: '401 200 200 200 200' },
    [`GET ${get}`]: { url: () => get.replace(':id', id()), answers: '401 200 200 200 200' },
    [`PUT ${update}`]: {
      url: () => update.replace(':id', id()),
      body: () => ({ pin: '452001' }),
      answers: '401 403 403 200 200',
    },
    [`DELETE ${remove}`]: { url: () => remove.replace(':id', id()), answers: '401 403 403 200 200' },
  };
};
