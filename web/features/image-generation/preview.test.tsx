import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { Preview } from './preview.tsx';
import type { Drawn } from './use-drawing.ts';

afterEach(cleanup);

const drawn: Drawn = { prompt: 'villa', photo: 'QUJD', artist: 'renderer', missing: [], inside: null };
const show = (more: Partial<Drawn>) =>
  showPage({
    component: () => <Preview drawn={{ ...drawn, ...more }} progress={null} onCancel={() => undefined} />,
    address: '/imageGeneration',
    messages: ['images'],
  });

test('A picture says what its words asked for and it has not', async () => {
  await show({ missing: ['temple', 'पुल'] });
  expect(await screen.findByText('Not in the picture: temple, पुल')).toBeTruthy();
});

test('A picture with all that was asked for says nothing of that', async () => {
  await show({});
  expect(await screen.findByText(/Drawn by the built-in renderer/)).toBeTruthy();
  expect(screen.queryByText(/Not in the picture/)).toBeNull();
});

test('A picture from within says whose house it shows', async () => {
  await show({ inside: 'own' });
  expect(await screen.findByText(/inside your saved house/)).toBeTruthy();
});
