import { z } from 'zod';

/** What we write and read of JSON Schema 2020-12. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  contentMediaType?: string;
}

/**
 * A schema's JSON Schema, in the form that its value has once read. For bodies and queries too: what a field accepts
 * before (a number as text, an empty string for none) is a courtesy to forms, and JSON Schema cannot say it.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Unknown fields are ignored, and later versions may answer more.
      delete jsonSchema.additionalProperties;
      // The pattern of a date or an address says nothing that its format does not.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return described as JsonSchema;
}
