import type { JsonSchema } from './json-schema.ts';
import type { OpenApi, Operation } from './openapi-document.ts';

/** One line of a table of fields. */
interface Field {
  /** Where it stands: `data[].price`. */
  path: string;
  kind: string;
  required: boolean;
}

const range = (low: number | undefined, high: number | undefined, unit = ''): string => {
  const safe = (end: number | undefined) =>
    end !== undefined && Math.abs(end) < Number.MAX_SAFE_INTEGER ? end : undefined;
  const [from, to] = [safe(low), safe(high)];
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `, at least ${from}${unit}`;
  return from === undefined ? `, at most ${to}${unit}` : `, ${from} to ${to}${unit}`;
};

/** A value's kind in words. */
export function kindOf(schema: JsonSchema): string {
  if (schema.contentMediaType) return 'file';
  if (schema.enum) return schema.enum.map((value) => `"${String(value)}"`).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) return schema.type.map((type) => kindOf({ ...schema, type })).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(kindOf))].join(' or ');
  if (schema.type === 'array') {
    const items = typeof schema.items === 'object' ? schema.items : undefined;
    return items ? `list of ${kindOf(items)}` : 'list';
  }
  if (schema.type === 'string') {
    const kind = schema.format === 'date-time' ? 'time (ISO 8601)' : (schema.format ?? 'text');
    return `${kind}${schema.pattern ? ` ${schema.pattern}` : ''}${range(schema.minLength, schema.maxLength, ' characters')}`;
  }
  if (schema.type === 'integer') return `whole number${range(schema.minimum, schema.maximum)}`;
  return schema.type ?? 'anything';
}

/** Every field below a schema, nested ones by their path. */
export function fieldsOf(schema: JsonSchema, path = '', required = true): Field[] {
  const own: Field[] = path === '' ? [] : [{ path, kind: kindOf(schema), required }];
  if (schema.properties) {
    const inner = Object.entries(schema.properties).flatMap(([name, property]) =>
      fieldsOf(property, path === '' ? name : `${path}.${name}`, schema.required?.includes(name) ?? false),
    );
    return [...own, ...inner];
  }
  if (
    schema.type === 'array' &&
    typeof schema.items === 'object' &&
    kindOf(schema.items).includes('object')
  ) {
    return [...own, ...fieldsOf(schema.items, `${path}[]`, required).slice(1)];
  }
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ properties }) => properties);
  const seen = new Set<string>();
  const inner = choices
    .flatMap((choice) => fieldsOf(choice, path, required).slice(path === '' ? 0 : 1))
    .filter((field) => !seen.has(field.path) && seen.add(field.path));
  return [...own, ...inner];
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Words between backquotes are code. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

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

/** The page for people: every call with who may make it, what it takes and what it answers. */
export function docsPage({ info, tags, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const areas = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const sections = own.map(({ method, path, operation }) => section(method, path, operation));
    return `<h2 id="area-${name}">${name}</h2>\n${sections.join('\n')}`;
  });
  const links = tags.map(({ name }) => `<li><a href="#area-${name}">${name}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Calls · Neev</title>
<link rel="icon" href="/drawings/brand/mark.svg">
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<header><a href="/">Neev</a><h1>Calls of Neev ${escaped(info.version)}</h1>
<p>${prose(info.description)}</p>
<p>The same for programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav></header>
<main>
${areas.join('\n')}
</main>
</body>
</html>
`;
}
