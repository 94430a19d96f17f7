// npm run --silent assistant:label — turns questions that people shared into what the router learns from. A line of the
// input that is a question is printed with the router's guess as {"text", "class"}; corrected by hand and given back, each
// such line is added to content/assistant/questions/labelled.jsonl:
//   npm run --silent assistant:label < shared.txt > guessed.jsonl
//   npm run --silent assistant:label < guessed.jsonl && npm run assistant:train
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { withoutContacts } from '#server/features/assistant/kind-of-question.ts';
import { model, route } from '#server/features/assistant/knowledge/finding/router.ts';
import { folder, labelled } from './questions.ts';

const { classes } = model();
for (const [at, line] of (await text(process.stdin)).split('\n').entries()) {
  if (line.trim() === '') continue;
  if (!line.startsWith('{')) {
    const question = withoutContacts(line.trim());
    process.stdout.write(`${JSON.stringify({ text: question, class: route(question).guesses[0]?.name })}\n`);
    continue;
  }
  const one = labelled.parse(JSON.parse(line));
  if (!classes.includes(one.class))
    throw new Error(`line ${at + 1}: "${one.class}" is no class: use one of ${classes.join(', ')}`);
  const kept = { ...one, text: withoutContacts(one.text) };
  appendFileSync(join(folder, 'questions/labelled.jsonl'), `${JSON.stringify(kept)}\n`);
}
