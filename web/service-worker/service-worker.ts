/// <reference lib="webworker" />
// What was seen once opens without a line. Pages and files alone: never an answer of a call, an ID picture, a picture of
// a chat, or anything of the admin's screens (docs/rules.md#offline-1).
import { hearPushes } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build's name, put in by scripts/build.mjs: another build is another worker. */
declare const BUILD: string;
/** Files of what opens on any page, put in by scripts/build.mjs. */
declare const AT_HAND: string[];

const shellStore = `shell ${BUILD}`;
/** Files under /assets carry a hash: those of older builds are right too, as long as there is room. */
const assetStore = 'assets';
const pictureStore = 'pictures';
const mostAssets = 300;
const mostPictures = 120;

/** A page without content, which the application fills; any address of a page that is not rendered ahead gives it. */
const shellPage = '/userDashbord';
const firstFiles = [shellPage, '/manifest.webmanifest', '/drawings/brand/mark.svg'];
/** How long a page may keep one waiting before the one that is kept is shown. */
const patienceMs = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

async function keepShell(): Promise<void> {
  const store = await caches.open(shellStore);
  await Promise.all(
    firstFiles.map(async (path) => {
      const answer = await fetch(path, { headers: { accept: 'text/html,*/*' }, cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${path} is not there`);
      await store.put(path, answer);
    }),
  );
  // What the page begins with: without these it stays empty.
  const page = await (await store.match(shellPage))?.text();
  const begins = [...(page ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]{1,200})"/g)].map(([, path = '']) => path);
  const assets = await caches.open(assetStore);
  await Promise.all(
    [...new Set([...begins, ...AT_HAND])].map(async (path) => {
      if (!(await assets.match(path))) await assets.add(path);
    }),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells());
});

async function forgetOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('shell ') && name !== shellStore)
      .map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

self.addEventListener('message', ({ data }) => {
  // A new build is used when the person says so, never under their hands.
  if (data === 'use-new-version') void self.skipWaiting();
  if (data === 'forget-pictures') void caches.delete(pictureStore);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isAdmins(pathname)) event.respondWith(openPage(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(firstKept(request, assetStore, mostAssets));
  else if (/^\/(files|drawings|voice)\//.test(pathname))
    event.respondWith(firstKept(request, pictureStore, mostPictures));
});

/** Admin screens have nothing to show without a line. */
const isAdmins = (path: string): boolean => /^\/admin/i.test(path);

async function openPage(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> =>
    await (await caches.open(shellStore)).match(shellPage);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
  const asked = fetch(request);
  try {
    const answer = await Promise.race([asked, late]);
    if (answer && answer.status < 500) return answer;
    return (await kept()) ?? (await asked);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function firstKept(request: Request, name: string, most: number): Promise<Response> {
  const store = await caches.open(name);
  const kept = await store.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await store.put(request, answer.clone());
    const keys = await store.keys();
    // The oldest go first.
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => store.delete(old)));
  }
  return answer;
}

hearPushes();
