// npm run check:dependencies: asks the registry that npm is set to whether what the product imports has known holes.
// Ends with 0 where none of weight is known, 1 where one is high or critical, 3 where nothing could be checked.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The worst first. */
const severities = ['critical', 'high', 'moderate', 'low', 'info'];
const ofWeight = ['critical', 'high'];

/**
 * @typedef {object} Hole
 * @property {string} severity
 * @property {string} name of the package
 * @property {string} range of its versions that have it
 * @property {string[]} titles of the advisories; empty where only a package below has the hole
 * @property {string[]} through packages by which it came to have one
 * @property {string[]} paths in node_modules
 * @property {string} mend
 */

/** @returns {string} what mends it, in a few words */
function mendOf(fix) {
  if (fix === true) return 'a newer version within package.json';
  if (!fix) return 'no mended version yet';
  return `${fix.name}@${fix.version}${fix.isSemVerMajor ? ', a new major version' : ''}`;
}

/** @returns {Hole} */
function holeOf([name, { severity, range = '', via = [], nodes = [], fixAvailable }]) {
  const advisories = via.filter((one) => typeof one === 'object' && one !== null);
  return {
    severity: severities.includes(severity) ? severity : 'critical',
    name,
    range,
    titles: advisories.map(({ title, url }) => [title, url].filter(Boolean).join(' ')),
    through: via.filter((one) => typeof one === 'string'),
    paths: nodes,
    mend: mendOf(fixAvailable),
  };
}

/**
 * Why there is no answer. The registry's address stays out: it may hold a name and a password.
 * @param {any} said
 */
function whyUnchecked(said) {
  const status = said?.statusCode;
  if (typeof status === 'number') return `the registry has no answer about advisories (HTTP ${status})`;
  const code = said?.error?.code;
  if (code === 'ENOLOCK') return 'there is no package-lock.json';
  return typeof code === 'string' ? `npm audit ended with ${code}` : 'npm audit gave no answer';
}

/**
 * What `npm audit --json` wrote. Whatever is no whole report counts as not checked, never as clean.
 * @param {string} text
 * @returns {{ checked: true, holes: Hole[], packages: number } | { checked: false, why: string }}
 */
export function readAudit(text) {
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return { checked: false, why: 'npm audit gave no answer' };
  }
  const packages = said?.metadata?.dependencies?.prod;
  if (typeof said?.vulnerabilities !== 'object' || said.vulnerabilities === null || !(packages > 0))
    return { checked: false, why: whyUnchecked(said) };
  const holes = Object.entries(said.vulnerabilities).map(holeOf);
  holes.sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.name.localeCompare(b.name),
  );
  return { checked: true, holes, packages };
}

/** @param {Hole} hole */
const describeHole = ({ severity, name, range, titles, through, paths, mend }) =>
  [
    `${severity.toUpperCase()} ${name} ${range}`.trim(),
    ...titles.map((title) => `  ${title}`),
    ...(through.length > 0 ? [`  by ${through.join(', ')}`] : []),
    ...paths.map((path) => `  at ${path}`),
    `  mended by: ${mend}`,
  ].join('\n');

/**
 * What to say, and with which code to end.
 * @param {ReturnType<typeof readAudit>} found
 * @returns {{ text: string, exitCode: 0 | 1 | 3 }}
 */
export function report(found) {
  if (!found.checked) {
    const text = [
      `NOTHING WAS CHECKED: ${found.why}.`,
      'Whether the packages of this product have known holes is not known. Run it where npm reaches a registry with',
      'advisories, with this package.json and package-lock.json.',
    ].join('\n');
    return { text, exitCode: 3 };
  }
  const { holes, packages } = found;
  const counted = severities
    .map((severity) => [holes.filter((hole) => hole.severity === severity).length, severity])
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);
  const sum = `${packages} packages asked about: ${counted.join(', ') || 'no hole is known'}.`;
  const isGrave = holes.some(({ severity }) => ofWeight.includes(severity));
  return { text: [...holes.map(describeHole), sum].join('\n'), exitCode: isGrave ? 1 : 0 };
}

function askNpm() {
  const isWindows = process.platform === 'win32';
  // By the lock file alone, so that what is installed here, or is not, makes no difference.
  const words = ['audit', '--omit=dev', '--package-lock-only', '--audit-level=high', '--json'];
  const { stdout } = spawnSync(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: isWindows,
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout ?? '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { text, exitCode } = report(readAudit(askNpm()));
  (exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = exitCode;
}
