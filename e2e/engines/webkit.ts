import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/product.ts';
import type { Engine, Place, Size, Tab } from './engine.ts';

/** One call of WebDriver (W3C). */
type Ask = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** A window system of its own, so that nobody at this machine sees the windows. */
interface OwnScreen {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** The bar of addresses would keep the window wider than a phone. */
const narrowBar =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 2px; -gtk-icon-transform: scale(0); }';

async function startScreen(): Promise<OwnScreen> {
  const folder = await mkdtemp(join(tmpdir(), 'neev-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowBar);
  const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('error', reject);
    child.once('close', () => reject(new Error('Xvfb ended')));
  });
  return {
    environment: {
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    async close() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Longer than the driver's own limits: a call that it lost holds all that follow it in the same page. */
const longest = 90_000;

const askAt =
  (address: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(longest),
    }).catch((cause) => {
      throw new Error(`${path} ${JSON.stringify(body)}: the driver gives no answer`, { cause });
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** A driver serves one session: each page has its own, and so its own storage. */
async function newTab(screen: OwnScreen, size: Size): Promise<Tab> {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...screen.environment },
    stdio: 'ignore',
  });
  const root = askAt(`http://127.0.0.1:${port}`);
  while (!(await root('GET', '/status').catch(() => undefined)))
    if (child.exitCode !== null) throw new Error('WebKitWebDriver ended');
  const { sessionId } = await root<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const ask: Ask = (method, path, body) => root(method, `/session/${sessionId}${path}`, body);
  await ask('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
  const tab: Tab = {
    open: (url) => ask('POST', '/url', { url }),
    run: (expression) => ask('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    async press({ x, y }: Place) {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async type(words) {
      const keys = [...words].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions: keys }] });
    },
    enter: () => tab.type('\uE007'),
    picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    said: () => [],
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      // At times it waits for ever for a browser that has gone.
      child.kill('SIGKILL');
    },
  };
  await resize(ask, tab, size);
  return tab;
}

/** The window's bar of addresses is no part of the page. */
async function resize(ask: Ask, tab: Tab, { width, height }: Size): Promise<void> {
  await ask('POST', '/window/rect', { width, height });
  const inside = await tab.run<Size>('({ width: innerWidth, height: innerHeight })');
  await ask('POST', '/window/rect', { width: 2 * width - inside.width, height: 2 * height - inside.height });
}

export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  return { newTab: (size) => newTab(screen, size), close: () => screen.close() };
}
