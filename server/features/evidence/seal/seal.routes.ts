import { getStatementFile } from '#contract/evidence/seal.calls.ts';
import { getStatement } from '#contract/hiring/statement.calls.ts';
import type { Register } from '#server/platform/route.ts';
import { sealedStatement, statementFile } from './seal.rules.ts';
import type { Sealing } from './sealing.rules.ts';

export function sealRoutes(register: Register, sealing: Sealing): void {
  register(getStatement, ({ query, caller }) => sealedStatement(sealing, caller, query));
  register(getStatementFile, async ({ query, caller }, reply) => {
    const file = await statementFile(sealing, caller, query);
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="neev-statement.json"');
    return file;
  });
}
