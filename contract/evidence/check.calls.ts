import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const checkPage = endpoint({
  method: 'GET',
  path: '/check',
  access: 'anyone',
  summary:
    'The page that says whether a work card or a statement is real: one file, which also works from a disk',
  response: z.unknown(),
  answers: 'text/html',
});
