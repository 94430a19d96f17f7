// Brings a Node of another release, so that both that Neev serves can be tested on one machine.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp } from './install.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const thisMajor = process.versions.node.split('.')[0] ?? '';

/**
 * @param {string} major like '24'
 * @returns {string} the path of its binary: this process's own, or one from the npm package `node`'s own parts, kept
 * below node_modules/.cache
 */
export function nodeOf(major) {
  if (major === thisMajor) return process.execPath;
  const folder = join(root, 'node_modules/.cache', `node-${major}`);
  const system = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', system, 'bin/node');
  if (existsSync(binary)) return binary;
  process.stdout.write(`Fetching Node ${major}…\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--no-save', `${system}@${major}`];
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' });
  if (status !== 0 || !existsSync(binary)) giveUp(`Node ${major} is not to be had here as ${system}.`);
  return binary;
}

/** The environment in which `node` and `npm` are of that release. */
export const environmentOf = (binary) => ({
  ...process.env,
  PATH: `${dirname(binary)}:${process.env.PATH ?? ''}`,
});
