// What a file of a server's feature is there for stands at the end of its name: routes, rules, data (all statements),
// view (a row becomes JSON) or job. So who looks for a statement knows where to look.
import { relative } from 'node:path';

/** Files without a role: tables of types, the entry of a thread; and folders, with `/` at the end. */
export const withoutRole = [
  'server/features/accounts/own-data/own-data.ts',
  'server/features/assistant/',
  'server/features/contracts/contracts.ts',
  'server/features/evidence/evidence.ts',
  'server/features/evidence/cards/cards.ts',
  'server/features/evidence/claims/claims.ts',
  'server/features/hiring/hiring.ts',
  'server/features/image-generation/artist.ts',
  'server/features/image-generation/picture-worker.ts',
  'server/features/marketplace/free/end-listing.ts',
];

const isOfFeature = (file) =>
  file.startsWith('server/features/') && file.endsWith('.ts') && !/\.test\.ts$|-in-test\.ts$/.test(file);

export const lacksRole = (file) =>
  isOfFeature(file) &&
  !/\.(routes|rules|data|view|job)\.ts$/.test(file) &&
  !withoutRole.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name));

const holdsNoStatements = (file) => isOfFeature(file) && !file.endsWith('.data.ts');

/** What begins a statement: of the query builder, or of a pool. */
const statements = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'query',
]);

export const rolesRule = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const refuse = (node) =>
      context.report({ node, message: 'a statement stands in a .data.ts of its feature, as a function' });
    const checkImport = (node) => {
      if (holdsNoStatements(file) && node.source?.value === 'kysely') refuse(node);
    };
    return {
      Program: (node) => {
        if (lacksRole(file))
          context.report({ node, message: `${file} says no role: .routes, .rules, .data, .view or .job` });
      },
      ImportDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: checkImport,
      ExportNamedDeclaration: checkImport,
      ExportAllDeclaration: checkImport,
      CallExpression: (node) => {
        if (holdsNoStatements(file) && statements.has(node.callee.property?.name)) refuse(node);
      },
    };
  },
};
