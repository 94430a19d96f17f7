// One step of `npm test` and of `npm run test:long`: it says how it went. Where one fails, the steps behind it run all the
// same, so that one run tells all that is wrong; the process ends with 1.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} command a program below node_modules, and its words */
export function step(name, command, environment = {}) {
  run(name, ofModules(command), environment);
}

/** Like `step`, but one that fails does not fail the whole: who asks decides. @returns {boolean} whether it was good */
export function tryStep(name, command) {
  return isGood(name, ofModules(command));
}

const ofModules = ([program = '', ...words]) => [
  process.execPath,
  join(root, 'node_modules', program),
  ...words,
];

const tellEnd = (name, good, started) =>
  process.stdout.write(
    `— ${name}: ${good ? 'good' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );

/**
 * Steps that need nothing of each other, two at a time; what one prints stands together, once it is over. Where one fails
 * the process ends: a build that is missing would make all that follow fail.
 * @param {Record<string, string[]>} steps each a program below node_modules, and its words
 */
export async function sideBySide(steps) {
  const left = Object.entries(steps);
  let failed = false;
  const next = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const [name, command] = one;
      const started = performance.now();
      const [program = '', ...words] = ofModules(command);
      const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const said = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
      const [status] = await once(child, 'close');
      process.stdout.write(`\n— ${name}\n${Buffer.concat(said).toString()}`);
      tellEnd(name, status === 0, started);
      failed ||= status !== 0;
    }
  };
  await Promise.all([next(), next()]);
  if (failed) process.exit(1);
}

/** @param {string[]} command a program of this machine, and its words */
export function run(name, command, environment = {}) {
  if (!isGood(name, command, environment)) process.exitCode = 1;
}

function isGood(name, command, environment = {}) {
  const started = performance.now();
  process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...words] = command;
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  tellEnd(name, status === 0, started);
  return status === 0;
}
