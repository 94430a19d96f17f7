// node deploy/make-secrets.mjs [https://neev.example.in]: makes every key and password of compose.yaml, once, into
// deploy/secrets. Needs openssl for the certificate by which the app knows its object storage.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'secrets');
const publicUrl = process.argv[2] ?? 'http://localhost:8080';

if (existsSync(folder)) {
  process.stderr.write(
    `${folder} is there already. With other keys nobody could read what is kept: nothing is made.\n`,
  );
  process.exit(1);
}
// Open to its owner alone; the files in it are open, since the users of the containers have other numbers than ours.
process.umask(0o022);
mkdirSync(folder, { mode: 0o700 });
const write = (name, text) => writeFileSync(join(folder, name), text, { mode: 0o644 });
const word = () => randomBytes(24).toString('hex');

/** `public:private`, as VAPID_KEYS has them: the point uncompressed, both in base64url. */
function vapidKeys() {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return `${point.toString('base64url')}:${d}`;
}

const [database, redis, storageKey, storageSecret] = [
  word(),
  word(),
  randomBytes(10).toString('hex'),
  word(),
];
write('database-superuser', word());
write('database-password', database);
write(
  'redis.conf',
  `requirepass ${redis}\nsave ""\nappendonly no\nmaxmemory 400mb\nmaxmemory-policy noeviction\n`,
);
write('storage.env', `ROOT_ACCESS_KEY=${storageKey}\nROOT_SECRET_KEY=${storageSecret}\n`);
const pair = ['-keyout', join(folder, 'storage.key'), '-out', join(folder, 'storage.crt')];
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-noenc',
    '-days',
    '3650',
    ...pair,
  ].concat(['-subj', '/CN=storage', '-addext', 'subjectAltName=DNS:storage']),
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
chmodSync(join(folder, 'storage.key'), 0o644);
write(
  'neev.env',
  `# Read by every process of Neev as its .env: docs/operations.md lists the settings.
PUBLIC_URL=${publicUrl}
SMTP_URL=
MAIL_FROM=
ADMIN_EMAILS=
DEMO_DATA=off
TRUST_PROXY=10.89.57.0/24
DATABASE_URL=postgres://neev:${database}@database/neev
REDIS_URL=redis://:${redis}@redis:6379
S3_URL=s3://${storageKey}:${storageSecret}@storage:7070/neev-pictures?region=ap-south-1
SECRET_KEY=${randomBytes(32).toString('base64')}
VAPID_KEYS=${vapidKeys()}
EVIDENCE_KEY=${randomBytes(32).toString('base64')}
BACKUP_KEY=${randomBytes(32).toString('base64')}
METRICS_TOKEN=${word()}
`,
);
process.stdout.write(
  `${folder}: keep a copy elsewhere. Set SMTP_URL, MAIL_FROM and ADMIN_EMAILS in neev.env.\n`,
);
