import { describe, expect, test } from 'vitest';
import * as account from './accounts/account.calls.ts';
import * as admin from './admin/admin.calls.ts';
import type { Endpoint } from './endpoint.ts';
import * as products from './marketplace/products.calls.ts';
import * as projects from './marketplace/projects.calls.ts';
import * as providers from './marketplace/providers/providers.calls.ts';
import * as site from './site/site.calls.ts';

type Call = Pick<Endpoint<unknown, unknown, unknown, unknown>, 'method' | 'path' | 'access' | 'summary'>;
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const { providerCalls, ...registrations } = providers;
const calls: Call[] = [
  account,
  admin,
  products,
  projects,
  site,
  registrations,
  ...Object.values(providerCalls),
]
  .flatMap((area) => Object.values<unknown>(area))
  .filter(isCall);
const written = calls.map(({ method, path }) => `${method} ${path}`);
const find = (call: string) => calls[written.indexOf(call)];

describe('Every call of the specification is there, under its own path', () => {
  test.each([
    ['POST /signup', 'anyone'],
    ['GET /verifyUser/:email', 'anyone'],
    ['POST /login', 'anyone'],
    ['POST /email', 'anyone'],
    ['POST /send-mail', 'anyone'],
    ['PUT /updatePassword', 'anyone'],
    ['GET /getUser/:id', 'user'],
    ['POST /worker', 'user'],
    ['GET /getAllWorkers', 'user'],
    ['GET /getWorker/:id', 'user'],
    ['PUT /updateWorker/:id', 'user'],
    ['DELETE /deleteWorker/:id', 'user'],
    ['POST /addGroupWorker', 'user'],
    ['GET /getAllGroupWorkers', 'user'],
    ['GET /getGroupWorker/:id', 'user'],
    ['PUT /updateGroupWorker/:id', 'user'],
    ['DELETE /deleteGroupWorker/:id', 'user'],
    ['POST /contractor', 'user'],
    ['GET /getAllContractors', 'user'],
    ['GET /getContractor/:id', 'user'],
    ['PUT /updateContractor/:id', 'user'],
    ['DELETE /deleteContractor/:id', 'user'],
    ['GET /getAllEngineers', 'user'],
    ['GET /getEngineer/:id', 'user'],
    ['PUT /updateEngineer/:id', 'user'],
    ['DELETE /deleteEngineer/:id', 'user'],
    ['POST /registerRentalProvider', 'user'],
    ['GET /productProvider/:id', 'user'],
    ['GET /getAllProductProvider', 'user'],
    ['PUT /updateProvider/:id', 'user'],
    ['DELETE /deleteProvider/:id', 'user'],
    ['POST /addProduct', 'user'],
    ['GET /getProducts', 'user'],
    ['GET /getProduct/:id', 'user'],
    ['PUT /updateProduct/:id', 'user'],
    ['DELETE /deleteProduct/:id', 'user'],
    ['POST /addProject', 'user'],
    ['GET /getProjects/:id', 'user'],
    ['DELETE /deleteProject/:id', 'user'],
  ])('%s, open to %s', (call, access) => expect(find(call)?.access).toBe(access));
});

describe('Every call of the decisions is there', () => {
  test.each([
    ['POST /verifyOtp', 'anyone'],
    ['POST /logout', 'user'],
    ['GET /me', 'user'],
    ['PUT /me', 'user'],
    ['PUT /me/password', 'user'],
    ['GET /me/data', 'user'],
    ['DELETE /me', 'user'],
    ['POST /upload', 'user'],
    ['POST /contact', 'anyone'],
    ['POST /subscribe', 'anyone'],
    ['POST /subscribe/confirm', 'anyone'],
    ['POST /unsubscribe', 'anyone'],
    ['GET /siteFacts', 'anyone'],
  ])('%s, open to %s', (call, access) => expect(find(call)?.access).toBe(access));
});

test('What stands under /admin is an admin’s alone, and nothing else is', () => {
  for (const { path, access } of calls)
    expect([path, access === 'admin']).toEqual([path, path.startsWith('/admin/')]);
});

test('No two calls share a method and a path', () => {
  expect(new Set(written).size).toBe(written.length);
});

test('A call that reads has no body, and every call says what it does', () => {
  for (const call of calls) {
    if (call.method === 'GET') expect(call).not.toHaveProperty('body');
    expect(call.summary).toMatch(/\S/);
  }
});

test.each([
  ['POST /worker', ['profilePic', 'aadharPic']],
  ['POST /addGroupWorker', ['profilePic', 'aadharPic']],
  ['POST /contractor', ['profilePic', 'aadharPic']],
  ['POST /registerRentalProvider', ['profilePic', 'aadharPic']],
  ['POST /addProduct', ['productPic']],
  ['PUT /updateProduct/:id', ['productPic']],
])('%s takes the files %j in a form', (call, files) => expect(find(call)).toMatchObject({ files }));
