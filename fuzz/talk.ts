import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { hostileValue, longText } from './hostile.ts';
import { innerWordsIn } from './judge.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

// The packets are written by hand: the client of Socket.IO sends none that are wrong.

const events = ['addUsers', 'sendMessage', 'mark', 'typing', 'look'];
const oddEvents = [
  '',
  'error',
  'connection',
  'ping',
  'message',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(9000),
];
/** The client's library keeps these names for itself. */
const reservedEvents = [
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
];

/** What no client sends: the server may end the line. */
const oddPackets = [
  '4',
  '42',
  '42[',
  '42{}',
  '42[]',
  '42[1]',
  '42[null]',
  '42[{"toString":1}]',
  '43',
  '431[]',
  '43999999999999999999[1]',
  '44"x"',
  '4999',
  '40',
  '40{"token":{}}',
  '40/admin,{"token":"x"}',
  '41',
  '42/none,["look",{}]',
  '451-["look",{"_placeholder":true,"num":0}]',
  '452-["look",{"_placeholder":true,"num":5},{"_placeholder":true,"num":-1}]',
  '45999999999-["look"]',
  '45-["look"]',
  '461-7[{"_placeholder":true,"num":0}]',
  '0{"sid":"x"}',
  '1',
  '2probe',
  '3probe',
  '5',
  '6',
  '9',
  '',
  'b4AAAA',
  '\u0000',
];

const text = 1;
const binary = 2;

/** One frame of a websocket, masked as a browser's are. @param kind its opcode, with 0x80 where it is the last of its message */
function frame(kind: number, payload: Buffer, masked = true): Buffer {
  const { length } = payload;
  const size = length < 126 ? Buffer.alloc(0) : Buffer.alloc(length < 65_536 ? 2 : 8);
  if (size.length === 2) size.writeUInt16BE(length);
  if (size.length === 8) size.writeBigUInt64BE(BigInt(length));
  const short = length < 126 ? length : size.length === 2 ? 126 : 127;
  const head = Buffer.concat([Buffer.from([kind, short | (masked ? 0x80 : 0)]), size]);
  if (!masked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}
const say = (words: string, kind = text): Buffer => frame(0x80 | kind, Buffer.from(words));

function oddFrame(random: Random): Buffer {
  const some = Buffer.from(`42["look",{}]`);
  return random.pick([
    () => say(random.pick(oddPackets)),
    () => say(random.pick(oddPackets), binary),
    () => say(`42${JSON.stringify([random.pick(reservedEvents), 1])}`),
    () => say(`42["look","${'x'.repeat(70_000)}"]`),
    () => say(`42${'['.repeat(30_000)}`),
    () => frame(0x80 | binary, randomBytes(random.pick([0, 1, 5000]))),
    // A number of attachments is said, and another sent.
    () =>
      Buffer.concat([
        say(random.pick(oddPackets.slice(18, 23))),
        frame(0x80 | binary, some),
        say('42["look",{}]'),
      ]),
    () => frame(0x80 | text, Buffer.from([0xff, 0xfe, 0xc0])),
    () => frame(0x80 | text, some, false),
    () => frame(random.pick([0x83, 0x8f, 0xf1, 0x09, 0x80]), some),
    () => Buffer.concat([frame(text, some), frame(0x80 | text, some)]),
    () => frame(0x88, Buffer.from([1])),
    () => frame(0x89, Buffer.alloc(200)),
    () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
  ])();
}

/** An event as a client sends it, with anything in it. */
function event(random: Random): Buffer {
  const name = random.chance(0.8) ? random.pick(events) : random.pick(oddEvents);
  const given = Array.from({ length: random.pick([0, 1, 1, 1, 2, 5]) }, () =>
    random.chance(0.2)
      ? { userId: hostileValue(random), conversationId: hostileValue(random), seq: hostileValue(random) }
      : random.chance(0.05)
        ? longText(random).slice(0, 20_000)
        : hostileValue(random),
  );
  const id = random.chance(0.5) ? String(random.pick([0, 7, 2 ** 31, 2 ** 53])) : '';
  return say(`42${id}${JSON.stringify([name, ...given])}`);
}

/** The server takes no more at once, and ends the line. */
const largest = 64 * 1024;

interface Words {
  /** The server may end the line for what is said. */
  odd: boolean;
  /** Before the server has let one in. */
  early: Buffer[];
  frames: Buffer[];
}

function wordsOf(random: Random): Words {
  const frames = Array.from({ length: random.whole(1, 12) }, () => event(random));
  if (random.chance(0.1))
    frames.push(...Array.from({ length: 300 }, () => say(`42["${random.pick(['addUsers', 'look'])}",{}]`)));
  const early = random.chance(0.05) ? [say('42["look",{}]')] : [];
  const wrong = random.chance(0.4) ? [oddFrame(random)] : [];
  frames.splice(random.whole(0, frames.length), 0, ...wrong);
  const odd = early.length + wrong.length > 0 || frames.some(({ length }) => length > largest);
  return { odd, early, frames };
}

/** Reads what came up to now. @returns its texts, and whether the server has said that it ends */
function read(bytes: Buffer): { texts: string[]; ended: boolean } {
  const texts: string[] = [];
  for (let at = 0; at + 2 <= bytes.length; ) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const start = at + (short === 126 ? 4 : short === 127 ? 10 : 2);
    if (start > bytes.length) break;
    const length =
      short === 126
        ? bytes.readUInt16BE(at + 2)
        : short === 127
          ? Number(bytes.readBigUInt64BE(at + 2))
          : short;
    if (start + length > bytes.length) break;
    if (((bytes[at] ?? 0) & 0x0f) === 8) return { texts, ended: true };
    texts.push(bytes.toString('utf8', start, start + length));
    at = start + length;
  }
  return { texts, ended: false };
}

interface Talk {
  port: number;
  person: Person;
  random: Random;
  patience: number;
}

const greeting = ({ port }: Talk): string =>
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\n` +
  `connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

const asked = 777_777;

/** One connection from its beginning to its end. @returns what is wrong with what came of it; undefined where nothing is */
export function talk(given: Talk): Promise<string | undefined> {
  const { port, person, random, patience } = given;
  const { odd, early, frames } = wordsOf(random);
  const ending = odd ? 'end' : random.pick(['ask', 'ask', 'ask', 'leave', 'half']);
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    let said = false;
    let greeted = false;
    let answered = false;
    const socket = connect(port, '127.0.0.1', () => socket.write(greeting(given)));
    // What is said before the server has greeted is heard by nobody.
    const enter = () => {
      greeted = true;
      for (const one of early) socket.write(one);
      socket.write(say(`40${JSON.stringify({ token: person.token })}`));
    };
    const sayAll = () => {
      said = true;
      for (const one of frames) socket.write(one);
      if (ending === 'half') socket.end(say('42["look",{}]').subarray(0, 5));
      else if (ending === 'leave') socket.end(() => socket.destroy());
      else if (ending === 'end') socket.end();
      else socket.write(say(`42${asked}["look",{}]`));
    };
    let what: string | undefined;
    socket.setTimeout(patience, () => {
      what = `a talk had no answer in ${patience / 1000} s`;
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const begin = bytes.indexOf('\r\n\r\n');
      const { texts, ended } = read(begin < 0 ? Buffer.alloc(0) : bytes.subarray(begin + 4));
      const words = innerWordsIn(texts.join('\n'));
      if (words) what = `a talk with ${words}`;
      answered = texts.some((one) => one.startsWith(`43${asked}[`));
      if (ended || answered) socket.destroy();
      else if (!greeted && texts.some((one) => one.startsWith('0{"sid"'))) enter();
      else if (!said && texts.some((one) => one.startsWith('40{"sid"'))) sayAll();
    });
    socket.on('close', () => resolve(what ?? (ending === 'ask' && !answered ? 'a talk was cut' : undefined)));
  });
}
