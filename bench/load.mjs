// A load of GET requests over keep-alive connections, in a process of its own. Prints one JSON line. Where the address
// has NN it is another number each time.
// node bench/load.mjs ADDRESS TOKEN SECONDS CONNECTIONS [ENCODING]
import { Agent, get } from 'node:http';

const [address = '', token = '', seconds = '3', connections = '16', encoding = ''] = process.argv.slice(2);
const headers = encoding ? { token, 'accept-encoding': encoding } : { token };
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const until = performance.now() + Number(seconds) * 1000;
const times = [];
let bytes = 0;
let asked = 0;

const once = () =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    asked += 1;
    get(address.replace('NN', String(10 + (asked % 90))), { agent, headers }, (answer) => {
      answer.on('data', (part) => {
        bytes += part.length;
      });
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
        times.push(performance.now() - begun);
        resolve(undefined);
      });
    }).on('error', reject);
  });

async function caller() {
  while (performance.now() < until) await once();
}

await Promise.all(Array.from({ length: Number(connections) }, caller));
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
process.stdout.write(
  JSON.stringify({
    perSecond: times.length / Number(seconds),
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytes / times.length,
  }),
);
agent.destroy();
