import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behave = (
  response: ServerResponse,
  request: { body: string; request: IncomingMessage; turn: number },
) => void;

/** A local stand-in for an OpenAI-compatible service, which behaves as a test wants it to. */
export interface ServiceInTest {
  baseUrl: string;
  behave: Behave;
  /** What it was sent, the oldest first. */
  asked: { path: string; body: string; authorization: string | undefined }[];
  close(): Promise<void>;
}

export async function startServiceInTest(): Promise<ServiceInTest> {
  const service: ServiceInTest = {
    baseUrl: '',
    behave: says('Yes.'),
    asked: [],
    close: async () => undefined,
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      service.asked.push({ path: request.url ?? '', body, authorization: request.headers.authorization });
      service.behave(response, { body, request, turn: service.asked.length });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  service.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return service;
}

const event = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'any', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

export const begin = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Words in pieces of three letters, as a model's come. */
export function says(text: string): Behave {
  return (response) => {
    begin(response);
    for (const piece of text.match(/[\s\S]{1,3}/gu) ?? []) response.write(event({ content: piece }));
    response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  };
}

interface Call {
  name: string;
  /** An object, or what is to stand for one. */
  given: object | string;
}

const calling = (calls: readonly Call[]) => ({
  tool_calls: calls.map(({ name, given }, index) => ({
    index,
    id: `call-${index}-${name}`,
    type: 'function',
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
  })),
});

/** Calls tools, and says something when it has all their answers. */
export function callsTools(calls: readonly Call[], then: (answers: string[]) => string): Behave {
  return (response, sent) => {
    const { messages } = JSON.parse(sent.body) as { messages: { role: string; content: unknown }[] };
    const answers = messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content));
    if (answers.length > 0) return says(then(answers))(response, sent);
    begin(response);
    response.write(event(calling(calls)));
    response.end(`${event({}, 'tool_calls')}data: [DONE]\n\n`);
  };
}

/** Calls a tool, and says something when it has its answer. */
export const callsTool = (name: string, given: object | string, then: (answer: string) => string): Behave =>
  callsTools([{ name, given }], ([answer = '']) => then(answer));

/** Calls a tool whatever it is told. */
export const callsForEver =
  (name: string, given: object): Behave =>
  (response) => {
    begin(response).write(event(calling([{ name, given }])));
    response.end(`${event({}, 'tool_calls')}data: [DONE]\n\n`);
  };

export const words = (text: string): string => event({ content: text });
