// npm run bench:assistant-handed — examinations that somebody wrote who knew nothing of how the assistant reads: dangers
// without their key words, ordinary messages near to a danger, single questions and talks, in seven ways of writing. Each is
// graded by patterns that any good wording fits. SHOW=singles prints what is wrong of one part: what was once looked at is
// no examination any more, so each further one is written anew. Seven were looked at after they were measured: 69.4,
// 75.5, 82.5, 77.5, 84.3, 68.0 and 80.0 % of the single questions, 69.0, 62.7, 65.0, 60.0, 72.0, 61.4 and 63.0 % of the
// turns were right then; their messages teach the model of dangers since (`scripts/assistant/questions.ts`). Of the fourth
// 51 checks were mended afterwards, 7 too narrow and the rest too wide: 72.5 and 54.4 %. Of the eighth, whose subjects are
// others, 45.0 and 39.8 % were right; of the ninth, whose subjects are shared out as people ask, 81.1 and 73.7 %. Both
// were looked at then, and teach, too; so were the tenth (78.3 and 57.6 %), the eleventh (80.0 and 48.0 %), the twelfth (78.3
// and 72.0 %), the thirteenth (70.0 and 55.8 %), the fourteenth (55.0 and 53.8 %; it wants answers to Telugu, Tamil and
// Bengali in these languages), the fifteenth (80.0 and 58.3 %), the sixteenth (91.7 and 61.3 %) and the seventeenth, which
// asks for more sums (65.0 and 45.8 %). The eighteenth was looked at for one question alone (71.7 and 53.3 %).
// SETS=fifth,sixth grades those alone.
import { existsSync, readFileSync } from 'node:fs';
import { lookedAt } from '../scripts/assistant/questions.ts';
import { answered } from './assistant/watched.ts';
import { printTable } from './table.ts';

interface Graded {
  /** All of them are in a good answer. */
  accept?: string[];
  /** None of them is. */
  refuse?: string[];
}
interface Single extends Graded {
  lang: string;
  say: string[];
}
interface Talk {
  lang: string;
  turns: (Graded & { say: string })[];
}

/** The last two have no dangers and nothing near to one. */
const read = <One>(set: string, part: string): One[] => {
  const file = new URL(`assistant/handed/${set}/${part}.jsonl`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter(Boolean).map((line) => JSON.parse(line));
};
const holds = (text: string) => (pattern: string) => new RegExp(pattern, 'iu').test(text);
const isGood = (text: string, { accept = [], refuse = [] }: Graded): boolean =>
  accept.every(holds(text)) && !refuse.some(holds(text));

const rows: { examination: string; part: string; language: string; good: string }[] = [];
async function grade(
  set: string,
  part: string,
  asked: { lang: string; say: string[]; by: Graded }[],
): Promise<void> {
  const counts = new Map<string, [good: number, of: number]>();
  for (const { lang, say, by } of asked) {
    const { text } = await answered(say);
    const good = isGood(text, by);
    for (const key of [lang, 'all']) {
      const [before, of] = counts.get(key) ?? [0, 0];
      counts.set(key, [before + Number(good), of + 1]);
    }
    if (!good && process.env.SHOW === part)
      process.stdout.write(`${say.join(' // ')}\n  said ${text.replaceAll('\n', ' ').slice(0, 160)}\n`);
  }
  for (const [language, [good, of]] of counts)
    rows.push({
      examination: set,
      part,
      language,
      good: `${good} of ${of}, ${((100 * good) / of).toFixed(1)} %`,
    });
}

/** The last three do not teach: what goes on after a danger reads there like an ordinary message. */
const sets = [...lookedAt, 'sixteenth', 'seventeenth', 'eighteenth'];
for (const set of process.env.SETS?.split(',') ?? sets) {
  for (const part of ['dangers', 'safe', 'singles'])
    await grade(
      set,
      part,
      read<Single>(set, part).map((by) => ({ lang: by.lang, say: by.say, by })),
    );
  const turns = read<Talk>(set, 'talks').flatMap(({ lang, turns: all }) =>
    all
      .map((by, at) => ({ lang, say: all.slice(0, at + 1).map(({ say }) => say), by }))
      // What opens a talk is no turn of it.
      .slice(1),
  );
  await grade(set, 'turns', turns);
}
printTable('Examinations by somebody else', rows);
