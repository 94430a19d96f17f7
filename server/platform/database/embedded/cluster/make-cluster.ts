import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { chownAll } from './file-owner.ts';
import { programEnvironment } from './program-environment.ts';
import { chooseRunner, commandFor } from './run-as.ts';

export function isMade(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'PG_VERSION'));
}

/** Makes the cluster in a draft folder and renames it: nobody ever sees half a cluster, also after a killed start. */
export async function makeCluster(cluster: Cluster): Promise<void> {
  const { dataDir, folder, binaries, superuser } = cluster;
  const runner = chooseRunner(binaries, dataDir);
  const draft = fs.mkdtempSync(`${folder}-draft-`);
  const passwordFile = path.join(draft, 'password');
  const options = ['-D', path.join(draft, 'cluster'), '-U', superuser.name, '--auth=scram-sha-256'];
  // Never the machine's own locale: sorting and case must be the same everywhere.
  options.push('-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const { file, args } = commandFor(runner, [binaries.initdb, ...options, `--pwfile=${passwordFile}`]);
  const cwd = path.parse(dataDir).root;
  try {
    fs.writeFileSync(passwordFile, superuser.password, { mode: 0o600 });
    if (runner.owner) chownAll(draft, runner.owner);
    await promisify(execFile)(file, args, { ...runner.become, cwd, env: programEnvironment });
    fs.renameSync(path.join(draft, 'cluster'), folder);
  } catch (error) {
    if (!isMade(folder)) throw error;
  } finally {
    removeDrafts(folder, draft);
  }
}

/** Removes our draft and those of killed starts. A slower start that loses its draft takes the finished cluster. */
function removeDrafts(folder: string, own: string): void {
  const beside = fs.readdirSync(path.dirname(folder)).map((name) => path.join(path.dirname(folder), name));
  const all = isMade(folder) ? beside.filter((file) => file.startsWith(`${folder}-draft-`)) : [own];
  for (const draft of all) {
    try {
      fs.rmSync(draft, { recursive: true, force: true });
    } catch {
      // Its initdb still writes; that start removes it.
    }
  }
}
