import { Agent, get, type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { closeGently } from './gentle-close.ts';

const ask = (port: number, path: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (answer) => resolve(answer.resume())).on('error', reject);
  });

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a call that is under way at the end is answered, and its connection is not kept', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  closeGently(app);
  const agent = new Agent({ keepAlive: true });
  let closed: Promise<undefined> | undefined;
  app.get('/last', async () => {
    closed = app.close();
    return 'done';
  });
  const port = await listening(app);
  const answer = await ask(port, '/last', agent);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  await closed;
  agent.destroy();
});

test('who calls while the end begins is let in', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  closeGently(app);
  app.get('/', async () => 'here');
  const port = await listening(app);
  const closed = app.close();
  expect((await ask(port, '/', new Agent())).statusCode).toBe(200);
  await closed;
});
