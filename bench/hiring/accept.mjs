// Acceptances of offers over keep-alive connections, in a process of its own. Prints one JSON line.
// node bench/hiring/accept.mjs ADDRESS SECONDS PER_SECOND AT_ONCE, the offers as JSON on its input
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const [address = '', seconds = '10', perSecond = '0', atOnce = '0'] = process.argv.slice(2);
const offers = JSON.parse(await text(process.stdin));
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const times = [];
let refused = 0;
let place = 0;

const acceptNext = () =>
  new Promise((resolve, reject) => {
    const { id, token } = offers[place++];
    const body = JSON.stringify({ clientId: randomUUID() });
    const begun = performance.now();
    const headers = { token, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request(`${address}/jobOffers/${id}/accept`, { method: 'PUT', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode !== 200) refused += 1;
        times.push(performance.now() - begun);
        resolve(undefined);
      });
    })
      .on('error', reject)
      .end(body);
  });

const begun = performance.now();
const until = begun + Number(seconds) * 1000;
const under = [];
if (Number(perSecond) > 0)
  for (let next = begun; next < until && place < offers.length; next += 1000 / Number(perSecond)) {
    const wait = next - performance.now();
    if (wait > 1) await delay(wait);
    under.push(acceptNext());
  }
const caller = async () => {
  while (performance.now() < until && place < offers.length) await acceptNext();
};
await Promise.all([...under, ...Array.from({ length: Number(atOnce) }, caller)]);
const elapsed = (performance.now() - begun) / 1000;
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
process.stdout.write(
  JSON.stringify({ perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), refused }),
);
agent.destroy();
