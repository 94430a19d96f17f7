import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listingKinds } from '#contract/admin/admin.calls.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { listPath, recordLink, useRecordId } from './record-links.ts';

afterEach(cleanup);

const Id = () => <p>id: {useRecordId()}.</p>;

describe('The way to a record that an admin checks', () => {
  test('is another page for each kind, and so is its list', () => {
    const pages = listingKinds.map((kind) => recordLink(kind, { id: 'r1' }).to);
    expect(new Set(pages).size).toBe(listingKinds.length);
    expect(new Set(listingKinds.map(listPath)).size).toBe(listingKinds.length);
  });

  test('carries the id in the address, for a reload, and in the state, as the specification hands it on', () => {
    expect(recordLink('worker', { id: 'w1', userId: 'u1' })).toMatchObject({
      search: { id: 'w1' },
      state: { id: 'w1', userId: 'u1', role: 'worker' },
    });
    expect(recordLink('product', { id: 'h1' })).toMatchObject({
      search: { id: 'h1' },
      state: { id: 'h1', product: { _id: 'h1' } },
    });
  });

  test.each([
    ['/aRecord?id=w1', 'id: w1.'],
    ['/aRecord', 'id: .'],
  ])('%s is read as %s', async (address, text) => {
    await showPage({ component: Id, address, messages: ['admin'] });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
