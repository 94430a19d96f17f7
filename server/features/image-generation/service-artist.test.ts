import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { aPicture } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeDrawingTurns } from './drawing-turns.job.ts';
import { makeDrawingOrders } from './image-generation.rules.ts';
import { makeServiceArtist } from './service-artist.rules.ts';

const apiKey = 'sk-a-secret-of-the-installation';
let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const neev = useTestApp({ ROLE: 'web' });

/** Asks a stand-in service as a user's call does. */
async function drawBy(listener: RequestListener, time = 10_000) {
  const baseUrl = `${await serve(listener)}/v1`;
  const artist = makeServiceArtist({ baseUrl, apiKey, chatModel: undefined, imageModel: 'a-model' });
  const { db } = neev.services;
  const turns = makeDrawingTurns({ db, artist, houseOf: async () => undefined, atOnce: 1 });
  try {
    return await makeDrawingOrders(db, turns.look, { waiting: 1, time }).draw({
      userId: (await neev.loginAs()).userId,
      prompt: 'A house',
      gone: new AbortController().signal,
      onEvent: () => undefined,
    });
  } finally {
    await turns.end();
  }
}
const answer =
  (base64: string): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [{ b64_json: base64 }] }));
  };
const failed = { problem: 'picture-failed', message: expect.not.stringContaining(apiKey) };

test('the picture of the service is decoded and written anew as a JPEG without metadata', async () => {
  let asked: unknown;
  const picture = (await aPicture(1600, 1200)).toString('base64');
  const photo = await drawBy((request, response) => {
    request.setEncoding('utf8').once('data', (body: string) => {
      asked = { path: request.url, key: request.headers.authorization, ...JSON.parse(body) };
    });
    request.on('end', () => answer(picture)(request, response));
  });
  expect(asked).toMatchObject({
    path: '/v1/images/generations',
    key: `Bearer ${apiKey}`,
    model: 'a-model',
    n: 1,
  });
  const { format, width, exif } = await sharp(photo).metadata();
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 1536, exif: undefined });
});

describe('A service that fails or lies is a problem in our words, never a hang and never the key', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: [string, RequestListener][] = [
    [
      'an error that repeats the key',
      (request, response) => response.writeHead(500).end(`bad key ${request.headers.authorization}`),
    ],
    [
      'a page instead of JSON',
      (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    ],
    ['a page instead of a picture', answer(Buffer.from('<!doctype html><p>x').toString('base64'))],
    ['an SVG with a script', answer(Buffer.from(svg).toString('base64'))],
    [
      'no picture at all',
      (_, response) => response.setHeader('content-type', 'application/json').end('{"data":[]}'),
    ],
    ['a line that breaks', (request) => request.socket.destroy()],
  ];
  test.each(cases)('%s', async (_, listener) => {
    await expect(drawBy(listener)).rejects.toMatchObject(failed);
  });

  test('a redirect is not followed', async () => {
    let reached = false;
    const other = await serve((_, response) => {
      reached = true;
      response.end();
    });
    await expect(
      drawBy((_, response) => response.writeHead(307, { location: `${other}/steal` }).end()),
    ).rejects.toMatchObject(failed);
    expect(reached).toBe(false);
  });

  test('of a body of 200 MB no more than the limit is read', async () => {
    let sent = 0;
    const piece = Buffer.alloc(1024 * 1024, 'A');
    await expect(
      drawBy((_, response) => {
        response.setHeader('content-type', 'application/json');
        response.write('{"data":[{"b64_json":"');
        const more = () => {
          while (sent < 200 && !response.destroyed) {
            sent++;
            if (!response.write(piece)) return response.once('drain', more);
          }
          return response.end('"}]}');
        };
        more();
      }),
    ).rejects.toMatchObject(failed);
    expect(sent).toBeLessThan(60);
  });

  test('one that never answers is left after the time limit', async () => {
    await expect(drawBy(() => undefined, 50)).rejects.toMatchObject({ problem: 'picture-slow' });
  });
});
