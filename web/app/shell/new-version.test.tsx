import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { NewVersion } from './new-version.tsx';

const offer = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/browser/service-worker.ts', () => ({
  keepLoaded: () => undefined,
  startServiceWorker: async (hear: (takeIt: () => void) => void) => {
    offer();
    hear(() => undefined);
  },
}));

afterEach(cleanup);

test('A new version is offered on pages that are read, and lies over no answer of worker mode', async () => {
  await showPage({ component: NewVersion, address: '/myWork', messages: [] });
  expect(await screen.findByRole('button', { name: 'Load it' })).toBeTruthy();
  cleanup();
  offer.mockClear();
  await showPage({ component: NewVersion, address: '/voice/jobs', messages: [] });
  await vi.waitFor(() => expect(offer).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});
