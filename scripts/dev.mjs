// npm run dev: the server starts again on every change, the web application changes under the open page.
import { spawn } from 'node:child_process';
import { installMissing, requireNode } from './machine/install.mjs';

requireNode();
installMissing({ development: true });
const port = process.env.PORT ?? '8000';
const serverPort = process.env.NEEV_DEV_SERVER_PORT ?? String(Number(port) + 1);
const environment = { ...process.env, NEEV_DEV_SERVER_PORT: serverPort };
const children = [
  spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
    {
      stdio: 'inherit',
      env: {
        ...environment,
        PORT: serverPort,
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      },
    },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], {
    stdio: 'inherit',
    env: environment,
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
