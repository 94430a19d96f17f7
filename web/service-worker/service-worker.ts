/// <reference lib="webworker" />
// What was seen once opens without a line. Pages and files alone: never an answer of a call, an ID picture, a picture of
// a chat, or anything of the admin's screens (docs/rules.md#offline-1).
import { noLine } from './no-line.ts';
import { hearPushes } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build's name, put in by scripts/build.mjs: another build is another worker. */
declare const BUILD: string;
/** Files of what opens on any page, put in by scripts/build.mjs. */
declare const AT_HAND: string[];

/** What the application begins with, and the tab bar's pages: no bound on other stores takes anything out of it. */
const shellStore = `shell ${BUILD}`;
/** Files under /assets carry a hash: those of older builds are right too, as long as there is room. */
const assetStore = 'assets';
const pictureStore = 'pictures';
/** Clips of worker mode, each a part of a file under /assets. */
const clipStore = 'clips';
const mostAssets = 300;
const mostPictures = 120;
/** All that one language says, and the first words of the others. */
const mostClips = 300;

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
  await keepAll([...(await beginnings(store)), ...AT_HAND]);
}

/** What the page begins with: without these it stays white. */
async function beginnings(store: Cache): Promise<string[]> {
  const page = await (await store.match(shellPage))?.text();
  return [...(page ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]{1,200})"/g)].map(([, path = '']) => path);
}

/** Puts files into the shell, from another store or the network. */
async function keepAll(paths: string[]): Promise<void> {
  const store = await caches.open(shellStore);
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      if (await store.match(path)) return;
      const known = await caches.match(path);
      await (known ? store.put(path, known) : store.add(path));
    }),
  );
}

/** The page, where all that it begins with is there too: a browser short of room may have taken a part. */
async function wholeShell(): Promise<Response | undefined> {
  const store = await caches.open(shellStore);
  const files = await Promise.all((await beginnings(store)).map((path) => caches.match(path)));
  return files.every(Boolean) ? await store.match(shellPage) : undefined;
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

self.addEventListener('message', (event) => {
  const { data } = event;
  // A new build is used when the person says so, never under their hands.
  if (data === 'use-new-version') void self.skipWaiting();
  if (data === 'forget-pictures') void caches.delete(pictureStore);
  if (Array.isArray(data?.keep)) event.waitUntil(keepAll(data.keep.map(String)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isAdmins(pathname) && !isRendered(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(keptAsset(event));
  else if (/^\/(files|drawings)\//.test(pathname))
    event.respondWith(firstKept(event, { name: pictureStore, most: mostPictures }));
});

/** Admin screens have nothing to show without a line. */
const isAdmins = (path: string): boolean => /^\/admin/i.test(path);

/** Pages that the server writes for everybody: the application that was kept does not know them. */
const isRendered = (path: string): boolean => /^\/(?:[pw]\/|check$)/.test(path);

/** Gets back what the browser has taken out of the shell. */
async function mendShell(): Promise<void> {
  if (!(await wholeShell())) await keepShell();
}

async function openPage(event: FetchEvent): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
  const asked = fetch(event.request);
  // It may fail when the page that was kept is shown already.
  asked.catch(() => undefined);
  try {
    const answer = await Promise.race([asked, late]);
    if (answer && answer.status < 500) {
      event.waitUntil(mendShell().catch(() => undefined));
      return answer;
    }
    return (await wholeShell()) ?? (await asked);
  } catch {
    return (await wholeShell().catch(() => undefined)) ?? noLine();
  }
}

function keptAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const range = request.headers.get('range');
  if (range === null) return firstKept(event, { name: assetStore, most: mostAssets });
  // A store holds no part of a file: it is kept as a file of its own.
  return firstKept(event, { name: clipStore, most: mostClips, key: `${request.url}?${range}` });
}

interface Place {
  name: string;
  most: number;
  /** What it is kept under; else its own address. */
  key?: string;
}

async function firstKept(event: FetchEvent, place: Place): Promise<Response> {
  const { request } = event;
  const key = place.key ?? request;
  // A store that cannot be read keeps nothing.
  const kept = await caches.match(key).catch(() => undefined);
  if (kept) return kept;
  // A page that is left, or has no line: Firefox complains of a promise that fails, and of an answer that is an error.
  const answer = wholeOf(await fetch(request).catch(() => new Response(null, { status: 504 })));
  // Where the device is full it is shown all the same.
  if (answer.status === 200)
    event.waitUntil(keep({ ...place, key, answer: answer.clone() }).catch(() => undefined));
  return answer;
}

/** A part of a file as an answer of its own. */
const wholeOf = (answer: Response): Response =>
  answer.status === 206
    ? new Response(answer.body, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } })
    : answer;

interface Keeping extends Omit<Place, 'key'> {
  key: RequestInfo;
  answer: Response;
}

async function keep({ name, most, key, answer }: Keeping): Promise<void> {
  const store = await caches.open(name);
  await store.put(key, answer);
  const keys = await store.keys();
  // The oldest go first.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => store.delete(old)));
}

hearPushes();
