// The direction of imports, as a rule of the lint: each layer names the layers and packages that it may import, and
// everything else is an error, imports of types included. Tests may look anywhere.

import { dirname, normalize, relative } from 'node:path';
import { plainWordsRule } from './plain-words.mjs';
import { rolesRule } from './roles.mjs';
import { serverTimeRule } from './server-time.mjs';
import { translatedRule } from './translated.mjs';

const browser = ['react'];
const asking = [...browser, '@tanstack/react-query'];
const feature = ['contract', 'domain', 'server/platform', 'server/features/accounts'];
const page = [
  'contract',
  'domain',
  'web/shared/ui',
  'web/shared/i18n',
  'web/shared/api',
  'web/shared/language',
  'web/shared/not-loaded.tsx',
  'web/shared/private-picture.tsx',
  'web/shared/realtime',
  'web/shared/browser',
  'web/shared/browser/outbox',
  'web/shared/media',
  'web/shared/forms',
  'web/shared/voice',
  'web/shared/work-book',
  'web/shared/search-list',
  'web/shared/map',
];

/**
 * A file belongs to the longest of these that its path begins with. `may`: layers beside its own; `server/platform`
 * stands for each part of it too. `packages`: packages of npm; those of Node (`node:`) are the server's alone.
 * @type {Record<string, { may: string[], packages: string[] }>}
 */
export const layers = {
  contract: { may: [], packages: ['zod'] },
  content: { may: [], packages: [] },
  domain: { may: ['content'], packages: [] },
  // What a calculator takes is checked and told to a model by one schema.
  'domain/estimate/calculators': { may: ['domain'], packages: ['zod'] },
  'domain/pictures/scene': {
    may: ['domain', 'domain/pictures/prompt', 'domain/pictures/raytracer'],
    packages: [],
  },
  'domain/pictures/prompt': {
    may: ['domain', 'domain/pictures/raytracer'],
    packages: [],
  },
  'domain/pictures/raytracer': { may: [], packages: [] },

  'server/main.ts': {
    may: ['server/app.ts', 'server/evidence.ts', 'server/tasks.ts', 'server/seeds', 'server/platform'],
    packages: ['pino', 'fastify', 'ioredis', 'pg'],
  },
  'server/app.ts': {
    may: [
      'domain',
      'server/contracts.ts',
      'server/evidence.ts',
      'server/hiring.ts',
      'server/features',
      'server/platform',
    ],
    packages: ['fastify'],
  },
  'server/contracts.ts': { may: ['domain', 'server/features', 'server/platform'], packages: [] },
  'server/evidence.ts': { may: ['domain', 'server/features', 'server/platform'], packages: [] },
  'server/hiring.ts': { may: ['domain', 'server/features', 'server/platform'], packages: [] },
  'server/tasks.ts': {
    may: [
      'server/contracts.ts',
      'server/evidence.ts',
      'server/hiring.ts',
      'server/features',
      'server/platform',
    ],
    packages: ['graphile-worker', 'zod'],
  },
  'server/cli': {
    may: [
      'domain',
      'server/platform',
      'server/features/evidence/log/next-log.rules.ts',
      'server/features/evidence/log/verify-log.rules.ts',
      'server/features/contracts/papers/sign-paper.rules.ts',
      'server/features/accounts/second-factor/own-second-factor.rules.ts',
      'server/features/accounts/second-factor/own-second-factor.data.ts',
      'server/platform/ledger/verify-ledgers.data.ts',
      'server/features/hiring/calendar/units/standing.data.ts',
      'server/features/hiring/ledger/book/erasable.data.ts',
      'server/features/hiring/ledger/book/terms.data.ts',
    ],
    packages: ['pg', 'zod'],
  },
  'server/seeds': {
    may: ['contract', 'domain', 'content', 'server/features', 'server/platform'],
    packages: ['kysely', 'sharp', 'zod'],
  },
  'server/platform/start-thread.ts': { may: [], packages: [] },
  'server/platform/work-time.ts': { may: [], packages: [] },
  'server/platform/memoize.ts': { may: ['server/platform/work-time.ts'], packages: ['lru-cache'] },
  // services.ts and route.ts join the parts for the features; no part knows them.
  'server/platform/services.ts': {
    may: [
      'server/platform/config',
      'server/platform/database',
      'server/platform/http',
      'server/platform/mail',
      'server/platform/media',
      'server/platform/metrics',
      'server/platform/push',
      'server/platform/realtime',
    ],
    packages: ['fastify', 'pg', 'ioredis', 'pino'],
  },
  'server/platform/route.ts': {
    may: [
      'contract',
      'server/platform/services.ts',
      'server/platform/database/shared-reads.ts',
      'server/platform/http',
      'server/platform/media',
    ],
    packages: ['fastify', 'zod'],
  },
  'server/platform/config': { may: ['contract', 'content', 'domain'], packages: ['pino', 'zod'] },
  'server/platform/http': {
    may: ['contract', 'server/platform/config'],
    packages: [
      'fastify',
      '@fastify/compress',
      '@fastify/helmet',
      '@fastify/multipart',
      '@fastify/static',
      'ioredis',
      'rate-limiter-flexible',
      'zod',
    ],
  },
  'server/platform/database': {
    may: ['contract', 'server/platform/config', 'server/platform/http'],
    packages: ['ioredis', 'kysely', 'lru-cache', 'pg', 'zod'],
  },
  'server/platform/jobs': {
    may: ['server/platform/config'],
    packages: ['fastify', 'graphile-worker', 'pg', 'zod'],
  },
  'server/platform/mail': {
    may: ['contract', 'server/platform/config', 'server/platform/database', 'server/platform/http'],
    packages: ['fastify', 'kysely', 'nodemailer', 'zod'],
  },
  'server/platform/media': {
    may: [
      'contract',
      'domain/evidence',
      'server/platform/config',
      'server/platform/database',
      'server/platform/http',
    ],
    packages: ['@fastify/multipart', 'aws4fetch', 'fastify', 'file-type', 'kysely', 'p-queue', 'sharp'],
  },
  'server/platform/metrics': {
    may: ['server/platform/config', 'server/platform/http', 'server/platform/mail', 'server/platform/media'],
    packages: ['fastify', 'ioredis', 'pg', 'prom-client'],
  },
  'server/platform/push': { may: ['server/platform/config'], packages: ['web-push'] },
  'server/platform/realtime': {
    may: ['contract', 'server/platform/config', 'server/platform/http'],
    packages: ['@socket.io/redis-streams-adapter', 'fastify', 'ioredis', 'socket.io', 'zod'],
  },
  'server/platform/ledger': {
    may: ['contract', 'domain', 'server/platform/database', 'server/platform/http'],
    packages: ['kysely'],
  },
  'server/platform/geo': {
    may: ['content', 'contract/written.ts', 'server/platform/config'],
    packages: [],
  },
  'server/platform/backup': {
    may: [
      'server/platform/config',
      'server/platform/database',
      'server/platform/jobs',
      'server/platform/media',
    ],
    packages: ['pg', 'zod'],
  },
  'server/platform/openapi': {
    may: ['contract', 'server/platform/config', 'server/platform/http'],
    packages: ['fastify', 'zod'],
  },

  'server/features/accounts': {
    may: ['contract', 'domain', 'server/platform'],
    packages: ['@node-rs/argon2', 'kysely', 'lru-cache', 'otpauth', 'p-queue', 'pg', 'zod'],
  },
  'server/features/marketplace': {
    may: [...feature, 'content'],
    packages: ['fastify', 'kysely', 'lru-cache', 'pg', 'uqr', 'zod'],
  },
  'server/features/chat': { may: feature, packages: ['kysely', 'pg', 'zod'] },
  'server/features/hiring': {
    may: [...feature, 'content'],
    packages: ['fastify', 'kysely', 'lru-cache', 'pg', 'zod'],
  },
  'server/features/evidence': { may: [...feature, 'content'], packages: ['fastify', 'kysely', 'zod'] },
  'server/features/contracts': { may: feature, packages: ['kysely', 'zod'] },
  'server/features/house-planner': { may: feature, packages: ['kysely', 'zod'] },
  'server/features/admin': { may: feature, packages: ['kysely', 'zod'] },
  'server/features/site': { may: feature, packages: ['fastify', 'kysely', 'zod'] },
  'server/features/image-generation': {
    may: [...feature, 'server/features/image-generation/drawing'],
    packages: ['@ai-sdk/openai-compatible', 'ai', 'fastify', 'file-type', 'kysely', 'sharp', 'zod'],
  },
  'server/features/image-generation/drawing': {
    may: [
      'server/platform/start-thread.ts',
      'domain/house/model/answers.ts',
      'domain/pictures/prompt',
      'domain/pictures/scene',
      'domain/pictures/raytracer',
    ],
    packages: ['sharp'],
  },
  'server/features/assistant': {
    may: [...feature, 'server/features/assistant/tools', 'server/features/assistant/knowledge'],
    packages: ['@ai-sdk/openai-compatible', 'ai', 'fastify', 'kysely', 'p-queue', 'zod'],
  },
  'server/features/assistant/tools': {
    may: [
      'contract',
      'domain',
      'content',
      'server/platform/config',
      'server/platform/geo',
      'server/platform/http',
      'server/platform/work-time.ts',
      'server/features/assistant/intent',
      'server/features/assistant/knowledge',
      'server/features/assistant/reading',
    ],
    packages: ['zod'],
  },
  'server/features/assistant/reading': {
    may: [
      'contract',
      'domain',
      'content',
      'server/platform/geo',
      'server/platform/memoize.ts',
      'server/platform/work-time.ts',
      'server/features/assistant/knowledge',
      'server/features/assistant/intent',
    ],
    packages: ['zod'],
  },
  'server/features/assistant/intent': {
    may: [
      'content',
      'contract/written.ts',
      'domain/estimate',
      'server/platform/geo',
      'server/platform/memoize.ts',
    ],
    packages: [],
  },
  'server/features/assistant/knowledge': {
    may: [
      'contract',
      'content',
      'domain/wish',
      'server/platform/config',
      'server/platform/geo',
      'server/platform/memoize.ts',
    ],
    packages: ['minisearch', 'yaml'],
  },

  'web/main.tsx': {
    may: ['web/app', 'web/shared/i18n', 'web/shared/browser', 'web/shared/ui'],
    packages: [...browser, 'react-dom'],
  },
  'web/render-ahead.tsx': {
    may: ['contract', 'web/app', 'web/shared/i18n', 'web/shared/browser'],
    packages: [...browser, 'react-dom'],
  },
  'web/app': { may: ['web/features', ...page], packages: asking },
  'web/service-worker': { may: [], packages: [] },
  'web/check': {
    may: ['content', 'domain'],
    packages: ['@noble/ed25519', '@noble/hashes', 'qr'],
  },
  'web/gallery': { may: ['web/shared/ui'], packages: ['react', 'react-dom'] },
  'web/features/accounts': {
    may: page,
    packages: [...asking, 'react-hook-form', '@hookform/resolvers', 'zod'],
  },
  'web/features/marketplace': {
    may: page,
    packages: [...asking, 'react-hook-form', '@hookform/resolvers', 'zod'],
  },
  'web/features/hiring': {
    may: page,
    packages: [...asking, 'react-hook-form', '@hookform/resolvers', 'zod'],
  },
  'web/features/contracts': { may: page, packages: [...asking, 'write-excel-file'] },
  'web/features/evidence': { may: page, packages: asking },
  'web/features/chat': { may: page, packages: asking },
  'web/features/house-planner': {
    may: page,
    packages: [...asking, '@tarikjabiri/dxf', 'fflate', 'react-dom', 'three', 'write-excel-file'],
  },
  'web/features/image-generation': { may: page, packages: asking },
  'web/features/assistant': { may: page, packages: asking },
  'web/features/admin': { may: page, packages: [...asking, 'zod'] },
  'web/features/site': { may: page, packages: [...asking, 'react-hook-form', '@hookform/resolvers', 'zod'] },
  // From here on each may import what stands above it in this order: ui, api, i18n, realtime …
  'web/shared/ui': { may: ['contract'], packages: ['react', 'react-dom', 'react-toastify', 'uqr'] },
  'web/shared/api': { may: ['contract'], packages: ['react', '@tanstack/react-query', 'idb-keyval'] },
  'web/shared/i18n': {
    may: ['contract', 'content', 'domain', 'web/shared/ui', 'web/shared/api'],
    packages: browser,
  },
  'web/shared/language': {
    may: ['contract', 'web/shared/ui', 'web/shared/i18n', 'web/shared/api', 'web/shared/browser/router'],
    packages: browser,
  },
  'web/shared/not-loaded.tsx': {
    may: ['web/shared/ui', 'web/shared/i18n'],
    packages: ['react', '@tanstack/react-query'],
  },
  'web/shared/private-picture.tsx': {
    may: ['domain/evidence', 'web/shared/ui', 'web/shared/i18n', 'web/shared/media'],
    packages: ['react', '@tanstack/react-query'],
  },
  'web/shared/realtime': {
    may: ['contract', 'web/shared/api'],
    packages: ['react', '@tanstack/react-query', 'socket.io-client'],
  },
  'web/shared/browser': {
    may: ['contract', 'domain', 'web/shared/api', 'web/shared/realtime'],
    packages: browser,
  },
  'web/shared/browser/router': {
    may: ['contract', 'web/shared/i18n', 'web/shared/ui'],
    packages: [...browser],
  },
  'web/shared/browser/outbox': {
    may: ['contract', 'web/shared/ui', 'web/shared/i18n', 'web/shared/api', 'web/shared/browser'],
    packages: asking,
  },
  'web/shared/voice': {
    may: ['contract', 'domain', 'web/shared/ui', 'web/shared/i18n', 'web/shared/api', 'web/shared/browser'],
    packages: browser,
  },
  'web/shared/work-book': {
    may: [
      'contract',
      'domain',
      'web/shared/ui',
      'web/shared/i18n',
      'web/shared/api',
      'web/shared/realtime',
      'web/shared/browser',
      'web/shared/browser/outbox',
      'web/shared/media',
    ],
    packages: [...asking, 'idb-keyval'],
  },
  'web/shared/media': {
    may: ['contract', 'web/shared/api', 'web/shared/browser', 'web/shared/ui'],
    packages: ['react'],
  },
  'web/shared/map': { may: [], packages: ['react', 'leaflet'] },
  'web/shared/search-list': {
    may: [
      'contract',
      'domain',
      'web/shared/ui',
      'web/shared/i18n',
      'web/shared/api',
      'web/shared/realtime',
      'web/shared/browser',
    ],
    packages: asking,
  },
  'web/shared/forms': {
    may: [
      'contract',
      'domain',
      'web/shared/ui',
      'web/shared/i18n',
      'web/shared/api',
      'web/shared/media',
      'web/shared/search-list',
    ],
    packages: ['react', '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers', 'zod'],
  },
};

const names = Object.keys(layers).sort((a, b) => b.length - a.length);
const isIn = (path, name) => path === name || path.startsWith(`${name}/`);
/** @param {string} path from the repository's root, with slashes */
export const layerOf = (path) => names.find((name) => isIn(path, name));
const isTest = (file) => /\.test\.tsx?$|-in-test\.tsx?$|\/testing\//.test(file);

/**
 * @param {string} file who imports, from the repository's root
 * @param {string} spec what stands in the import
 * @returns {string | undefined} why it may not, in a sentence; undefined where it may
 */
export function refusal(file, spec) {
  if (isTest(file) || !/^(contract|content|domain|server|web)\//.test(file)) return undefined;
  const layer = layerOf(file);
  if (!layer) return `${file} stands in no layer: name one in scripts/lint/layers.mjs`;
  const { may, packages } = layers[layer] ?? { may: [], packages: [] };
  if (/^[#.]/.test(spec)) {
    const target = spec.startsWith('#') ? spec.slice(1) : normalize(`${dirname(file)}/${spec}`);
    const other = layerOf(target);
    if (other === layer || may.some((name) => isIn(target, name))) return undefined;
    return `${layer} may not import ${other ?? target}; what it may is in scripts/lint/layers.mjs`;
  }
  const name = spec.split('/', spec.startsWith('@') ? 2 : 1).join('/');
  if (packages.includes(name) || (spec.startsWith('node:') && layer.startsWith('server'))) return undefined;
  return `${layer} may not import the package ${name}; what it may is in scripts/lint/layers.mjs`;
}

const rule = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (node) => {
      const spec = node.source?.value;
      const message = typeof spec === 'string' ? refusal(file, spec) : undefined;
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default {
  meta: { name: 'neev' },
  rules: {
    layers: rule,
    'plain-words': plainWordsRule,
    roles: rolesRule,
    translated: translatedRule,
    'server-time': serverTimeRule,
  },
};
