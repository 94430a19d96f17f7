// One step of `npm test` and of `npm run test:long`: it says how it went, and ends everything where it fails.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} command a program below node_modules, and its words */
export function step(name, command, environment = {}) {
  const [program = '', ...words] = command;
  run(name, [process.execPath, join(root, 'node_modules', program), ...words], environment);
}

/** @param {string[]} command a program of this machine, and its words */
export function run(name, command, environment = {}) {
  const started = performance.now();
  process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...words] = command;
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  process.stdout.write(
    `— ${name}: ${status === 0 ? 'good' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  if (status !== 0) process.exit(1);
}
