import type { Row } from './access-rental-rows.ts';
import type { World } from './access-world.ts';

const prompt = () => ({ prompt: 'Namaste' });

/** The calls of the assistant, and of what it did not know. */
export const assistantRows = (world: () => World): Record<string, Row> => ({
  'POST /': { body: prompt, answers: '401 200 200 200 200' },
  'POST /assistant/answer': { body: prompt, answers: '401 200 200 200 200' },
  'PUT /assistant/answers/:id/shared': {
    url: () => `/assistant/answers/${world().unanswered}/shared`,
    answers: '401 404 404 200 404',
  },
  // Nothing of it is theirs to take back, and whose it is stays unsaid.
  'DELETE /assistant/answers/:id/shared': {
    url: () => `/assistant/answers/${world().unanswered}/shared`,
    answers: '401 200 200 200 200',
  },
  'GET /assistant/history': { answers: '401 200 200 200 200' },
  'DELETE /assistant/history': { answers: '401 200 200 200 200' },
  'GET /assistant/article/:id': { url: () => '/assistant/article/none', answers: '401 404 404 404 404' },
  'GET /admin/unanswered': { answers: '401 403 403 403 200' },
  'GET /admin/sharedQuestions': { answers: '401 403 403 403 200' },
  'DELETE /admin/sharedQuestions/:id': {
    url: () => `/admin/sharedQuestions/${world().sharedQuestion}`,
    answers: '401 403 403 403 200',
  },
});
