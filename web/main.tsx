import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './shared/ui/styles.css';
import { router } from './app/routes.tsx';
import { applyTheme } from './shared/browser/theme.ts';
import { preloadMessages } from './shared/i18n/messages.ts';

applyTheme();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// The bars' words first: nothing on any page can be shown without them.
await preloadMessages('shell').catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
