import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { RouterInTest, routerInTest } from '#web/shared/browser/router/router-in-test.tsx';
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
      body: { type: '/problems/not-found', data: null },
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

/** Shows a page at an address, with words, queries and a router of its own. */
export async function showPage({ component, address, messages, kind }: Page) {
  await preloadMessages('shell', 'problems', ...messages);
  const { pathname } = new URL(address, 'http://neev.test');
  const router = routerInTest({ [pathname]: component }, address, { kind });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await router.load();
  const shown = render(
    <QueryClientProvider client={client}>
      <RouterInTest router={router} />
    </QueryClientProvider>,
  );
  return { ...shown, history: router.history };
}
