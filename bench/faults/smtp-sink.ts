import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Arrived {
  /** Of the mail itself: the same mail again has the same. */
  id: string;
  text: string;
}

/** A mail server on this machine that takes every mail, and can go away. */
export interface SmtpSink {
  url: string;
  mails: Arrived[];
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

const softBreak = /=\r?\n/g;

function makeServer(mails: Arrived[]): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, taken) {
      const raw = await text(stream);
      const id = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '';
      mails.push({ id, text: raw.replace(softBreak, '') });
      taken();
    },
  });
  // Who hangs up in the middle of a mail is not its fault.
  server.on('error', () => undefined);
  return server;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: Arrived[] = [];
  let port = 0;
  let server = makeServer(mails);
  const sink: SmtpSink = {
    url: '',
    mails,
    async start() {
      server = makeServer(mails);
      const listening: Server = server.listen(port, '127.0.0.1');
      await new Promise((resolve) => listening.once('listening', resolve));
      ({ port } = listening.address() as AddressInfo);
      sink.url = `smtp://127.0.0.1:${port}`;
    },
    async stop() {
      for (const connection of server.connections) connection.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await sink.start();
  return sink;
}
