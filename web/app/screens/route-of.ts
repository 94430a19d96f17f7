import { type PageAddress, paths } from '#contract/paths.ts';
import { currentSession, endedElsewhere, isAdmin } from '#web/shared/api/session.ts';
import type { Location } from '#web/shared/browser/router/address.ts';
import { urlOf } from '#web/shared/browser/router/history.ts';
import type { Frame, Route } from '#web/shared/browser/router/route.ts';
import type { Going } from '#web/shared/browser/router/router.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { isVoiceMode } from '#web/shared/voice/mode.ts';
import { loadScript } from './missing-script.ts';
import { type Access, comesInTime, type Screen } from './screen.tsx';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** A notice of the shell's catalogue, shown once after a redirect. */
    notice?: 'adminOnly' | 'sessionEnded';
  }
}

const isSpoken = (next: string): boolean => isVoiceMode() || next.startsWith(`${paths.voice}/`);

/** Whose session ended on the way has an account: they are told, and log in. */
function toLogin(next: string): Going {
  if (isSpoken(next)) return { to: paths.voiceAccount, search: { next } };
  return endedElsewhere()
    ? { to: paths.register, search: { step: 'login', next }, state: { notice: 'sessionEnded' } }
    : { to: paths.register, search: { next } };
}

const recordId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What can be no id goes out of the address: its page says that there is nothing, and asks the server for nothing. */
function withoutWrongIds(href: string): Going | undefined {
  const { pathname, searchParams, hash } = urlOf(href);
  const wrong = ['id', 'c'].filter((name) => {
    const value = searchParams.get(name);
    return value !== null && !recordId.test(value);
  });
  if (wrong.length === 0) return undefined;
  for (const name of wrong) searchParams.delete(name);
  const search = String(searchParams);
  return { href: `${pathname}${search && '?'}${search}${hash}` as PageAddress };
}

/** Behind the guard, a visitor without a stored user goes to /register, and back to where they were going (docs/rules.md#access-2). */
function guard(access: Access, { pathname, href }: Location): Going | undefined {
  // Where pages are rendered ahead nobody is there yet: the browser asks again.
  if (import.meta.env.SSR) return undefined;
  const session = currentSession();
  if (pathname === paths.home && isVoiceMode()) return { to: paths.voice };
  if (access !== 'anyone' && !session) return toLogin(href);
  if (access === 'admin' && !isAdmin(session)) return { to: paths.home, state: { notice: 'adminOnly' } };
  return withoutWrongIds(href);
}

async function reading(): Promise<Frame> {
  const pages = await comesInTime(() => import('./reading-pages.tsx'));
  await pages.putBack;
  return pages.ReadingPages;
}

/** A screen as the router takes it. @param frame what stands round it */
export const routeOf =
  (frame?: Frame) =>
  ({ access, messages, still, ...screen }: Screen): Route => ({
    ...screen,
    frame,
    within: still ? undefined : reading,
    guard: (location) => guard(access, location),
    load: () => loadScript(() => preloadMessages(...messages)),
    areas: messages,
  });
