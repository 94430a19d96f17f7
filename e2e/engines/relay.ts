import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Stands between one page and the product. Not every driver hands out what its engine says, so that each page gets a first
 * script that tells all to here; and a line that is cut here is cut for every engine alike.
 */
export interface Relay {
  address: string;
  said: string[];
  cut(): void;
  /** The line is back. */
  mend(): void;
  close(): void;
}

const hookPath = '/engines-hook.js';
const saidPath = '/engines-said';
const hook = `{
  const tell = (...words) =>
    void fetch('${saidPath}', { method: 'POST', keepalive: true, body: words.map((word) => (word?.stack ? word + ' ' + word.stack : String(word))).join(' ') }).catch(() => {});
  for (const kind of ['log', 'info', 'warn', 'error', 'debug']) console[kind] = (...words) => tell(kind, ...words);
  addEventListener('error', ({ message, error }) => tell('error', message, error));
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    tell('refused', effectiveDirective, blockedURI, sourceFile));
}`;

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

async function passBack(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 500, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const page = await textOf(answer);
  delete headers['content-length'];
  // A page that allows its own scripts alone, by their hashes, gets this one beside them.
  const policy = String(headers['content-security-policy'] ?? '');
  if (/script-src (?!'self')/.test(policy))
    headers['content-security-policy'] = policy.replace('script-src ', "script-src 'self' ");
  response.writeHead(statusCode, headers);
  response.end(page.replace('<head>', `<head><script src="${hookPath}"></script>`));
}

function passOn(port: number, incoming: IncomingMessage, response: ServerResponse): void {
  const { url: path, method, headers } = incoming;
  // A page is changed on its way: it must come in plain, and be no page that was kept unchanged.
  if (headers.accept?.includes('text/html')) {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
  }
  const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    void passBack(answer, response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

/** A line stays what it is from then on. */
function passLine(port: number, { url, rawHeaders }: IncomingMessage, browser: Duplex): void {
  const onward = connect(port, '127.0.0.1');
  const lines = rawHeaders.map((word, at) => (at % 2 ? `${word}\r\n` : `${word}: `)).join('');
  onward.write(`GET ${url} HTTP/1.1\r\n${lines}\r\n`);
  onward.pipe(browser).pipe(onward);
  for (const [end, other] of [[onward, browser] as const, [browser, onward] as const]) {
    end.on('error', () => undefined);
    end.on('close', () => other.destroy());
  }
}

/** @param port of the product, on this machine */
export async function startRelay(port: number): Promise<Relay> {
  const said: string[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((incoming, response) => {
    if (incoming.url === hookPath) response.writeHead(200, { 'content-type': 'text/javascript' }).end(hook);
    else if (incoming.url === saidPath)
      void textOf(incoming).then((line) => {
        said.push(line);
        response.writeHead(204).end();
      });
    else passOn(port, incoming, response);
  });
  server.on('upgrade', (incoming, socket) => passLine(port, incoming, socket));
  server.on('connection', (socket) => {
    if (isCut) socket.resetAndDestroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const mend = () => {
    isCut = false;
  };
  const close = () => {
    server.close();
    cut();
  };
  return { address: `http://127.0.0.1:${address.port}`, said, cut, mend, close };
}
