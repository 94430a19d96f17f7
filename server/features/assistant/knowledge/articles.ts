import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { type Article, ArticleError, topics } from './article.ts';
import { readArticle } from './read-article.ts';

/** Files that people see (Macs leave ".DS_Store" everywhere); git keeps no folder that is empty. */
const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];

/**
 * Every article below a folder `TOPIC/NAME.md`, by topic and then by name.
 * @param shown what messages call the folder
 * @throws ArticleError at the first file that is not as it should be
 */
export function readArticles(folder: string, shown = 'content/articles'): Article[] {
  const other = namesIn(folder).find((name) => !topics.some((topic) => topic === name));
  if (other)
    throw new ArticleError(`${shown}/${other} is no topic: move it into one of ${topics.join(', ')}`);
  const found = new Map<string, Article>();
  for (const topic of topics) {
    for (const name of namesIn(join(folder, topic))) {
      const path = `${shown}/${topic}/${name}`;
      const [, id] = /^([a-z0-9-]+)\.md$/.exec(name) ?? [];
      if (!id) throw new ArticleError(`${path} is no name of an article: use small letters, "-" and ".md"`);
      const same = found.get(id);
      if (same) throw new ArticleError(`${path} has the name of ${shown}/${same.topic}/${name}: rename one`);
      try {
        found.set(id, readArticle(readFileSync(join(folder, topic, name), 'utf8'), { id, topic }));
      } catch (error) {
        throw new ArticleError(`${path} ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return [...found.values()];
}

export const articles: readonly Article[] = readArticles(join(projectRoot(), 'content/articles'));
