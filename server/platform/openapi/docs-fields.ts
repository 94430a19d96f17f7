import type { JsonSchema } from './json-schema.ts';

/** One line of a table of fields. */
export interface Field {
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
