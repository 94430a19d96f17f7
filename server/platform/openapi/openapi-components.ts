import { problems } from '#contract/problems.ts';

const text = { type: 'string' };

const problemSchema = {
  type: 'object',
  description: 'Problem details (RFC 9457)',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { ...text, enum: Object.keys(problems).map((name) => `/problems/${name}`) },
    title: text,
    status: { type: 'integer' },
    detail: { ...text, description: 'The sentence for the user, in English' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: text, message: text, type: text } },
    },
    retryAfter: { type: 'integer', description: 'Seconds to wait, with 429' },
    data: { type: 'null' },
  },
};

export const components = {
  schemas: { Problem: problemSchema },
  responses: {
    Problem: {
      description: 'A problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'token' },
    bearer: { type: 'http', scheme: 'bearer' },
  },
};
