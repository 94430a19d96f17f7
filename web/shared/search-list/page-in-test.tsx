import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';

export interface Answer {
  status?: number;
  body: unknown;
}

type Answers = (url: URL, method: string) => Answer | undefined | Promise<Answer>;

/** Answers each call by its path; what was asked is kept in order. */
export function answerCalls(answers: Answers): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://neev.test');
    asked.push(url);
    const { status = 200, body } = (await answers(url, init.method ?? 'GET')) ?? {
      status: 404,
      body: { data: null },
    };
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

interface Page {
  component: () => React.ReactNode;
  address: string;
  messages: MessageArea[];
  kind?: ProviderKind;
}

const plain = {
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>) => {
    const text = Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join('&');
    return text && `?${text}`;
  },
};

/** Shows a page at an address, with words, queries and a router of its own. */
export async function showPage({ component, address, messages, kind }: Page) {
  await preloadMessages('shell', 'problems', ...messages);
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: new URL(address, 'http://neev.test').pathname,
    component,
    staticData: { kind },
  });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([page, elsewhere]), history, ...plain });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await router.load();
  const shown = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...shown, history };
}
