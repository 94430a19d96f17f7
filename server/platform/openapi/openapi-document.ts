import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export type Content = Record<
  string,
  { schema: JsonSchema; encoding?: Record<string, { contentType: string }> }
>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content; $ref?: string }>;
  'x-access': AnyEndpoint['access'];
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
}
