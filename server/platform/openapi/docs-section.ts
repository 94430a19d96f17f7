import { type Field, fieldsOf, kindOf } from './docs-fields.ts';
import { escaped, prose } from './docs-text.ts';
import type { Operation } from './openapi-document.ts';

const access: Record<Operation['x-access'], string> = { anyone: 'Anyone', user: 'Logged in', admin: 'Admin' };

function table(caption: string, fields: Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ path, kind, required }) =>
      `<tr><th scope="row"><code>${escaped(path)}</code></th><td>${escaped(kind)}</td><td>${required ? 'always' : 'optional'}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Given</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function parameters({ parameters: all }: Operation, where: 'path' | 'query'): Field[] {
  return all
    .filter((parameter) => parameter.in === where)
    .map(({ name, schema, required }) => ({ path: name, kind: kindOf(schema), required }));
}

function bodyTables({ requestBody }: Operation): string {
  const content = requestBody?.content ?? {};
  const form = content['multipart/form-data'];
  const schema = (content['application/json'] ?? form)?.schema;
  if (!schema) return '';
  const files = Object.keys(form?.encoding ?? {}).map((name) => `<code>${escaped(name)}</code>`);
  const asForm = files.length > 0 ? `<p>Or a form (multipart) with files in ${files.join(', ')}.</p>` : '';
  return (
    table('Body', fieldsOf(schema)) +
    (content['application/json'] ? asForm : '<p>Sent as a form (multipart).</p>')
  );
}

function answerTable({ responses }: Operation): string {
  const content = (responses['200'] ?? responses['2XX'])?.content ?? {};
  const schema = content['application/json']?.schema;
  return schema
    ? table('Answer', fieldsOf(schema))
    : `<p>Answers bytes: ${escaped(Object.keys(content).join(', '))}</p>`;
}

export function section(method: string, path: string, operation: Operation): string {
  const level = operation['x-access'];
  return `<section id="${escaped(operation.operationId)}">
<h3><b class="method ${method}">${method.toUpperCase()}</b> <code>${escaped(path).replaceAll('/', '/<wbr>')}</code></h3>
<p>${prose(operation.summary)}. <span class="access ${level}">${access[level]}</span></p>
<details><summary>Fields<span class="unseen"> of ${method.toUpperCase()} ${escaped(path)}</span></summary><div class="fields" tabindex="0">${table('In the path', parameters(operation, 'path'))}${table('In the query', parameters(operation, 'query'))}${bodyTables(operation)}${answerTable(operation)}</div></details>
</section>`;
}
