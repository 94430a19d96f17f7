import { elsewhere } from '#content/elsewhere.ts';
import { once } from '#server/platform/config/once.ts';
import type { Article } from '../article.ts';
import { articles } from '../articles.ts';
import { type Read, readText } from './features.ts';
import { makeLikelihood, type Weighed } from './likelihood.ts';
import { makeLikeness } from './likeness.ts';

/** How much a question is like those of one article, or like those about other matters than building. */
export interface Alike {
  /** Null for all other matters together. */
  article: Article | null;
  /** 0 to about 4 */
  score: number;
  /** What its words and sentences bear out: below 0 where they speak against it. */
  bearing: number;
}

/** The likest question tells most; another two that are near bear it out. */
const shares = [1, 0.25, 0.1] as const;
const together = (all: readonly number[] = []): number =>
  shares.reduce((sum, share, place) => sum + share * (all[place] ?? 0), 0);

/** The shares of the ways of comparing, found by asking every known question while it was left out. */
const weights = { sentence: 1.3, words: 0.08, grams: 0.007 };
const smoothing = { words: 15, grams: 100 };
/** What a word counts where it stands, as evidence of what an article is about. */
const counts = { asked: 1, keywords: 2, titles: 4, sentences: 0.5 };
const places = ['titles', 'asked', 'keywords', 'sentences'] as const;

/** What is known of one article, or of all other matters. */
interface Known extends Record<(typeof places)[number], readonly Read[]> {
  article: Article | null;
}

/** Sentences of the texts tell what an article says of a matter that nobody has asked yet. */
const sentencesOf = ({ en, hi }: Article): string[] =>
  [en.text, hi.text].flatMap((text) => text.split(/(?<=[.:;।])\s+/)).filter(({ length }) => length > 15);

const knownOf = (article: Article): Known => ({
  article,
  titles: [article.en.title, article.hi.title].map(readText),
  asked: article.asked.map(readText),
  keywords: article.keywords.map(readText),
  sentences: sentencesOf(article).map(readText),
});

const otherMatters = (): Known => ({
  article: null,
  titles: [],
  asked: elsewhere.map(readText),
  keywords: [],
  sentences: [],
});

const weighed = (one: Known, kind: keyof Read): Weighed[] =>
  places.flatMap((place) => one[place].map((read): Weighed => [read[kind], counts[place]]));

/** Articles by the questions that they answer, in their own order, and all other matters as one more. */
export function makeAsked(among: readonly Article[]): (question: string) => Alike[] {
  const known = [...among.map(knownOf), otherMatters()];
  const questions = known.flatMap(({ article, titles, asked }) =>
    [...titles, ...asked].map((read) => [article, read] as const),
  );
  const likeWords = makeLikeness(questions.map(([article, { words }]) => [article, words]));
  const likeGrams = makeLikeness(questions.map(([article, { grams }]) => [article, grams]));
  const likeWhole = makeLikeness(
    known.map(({ article, titles, asked, keywords }) => [
      article,
      new Set([...titles, ...asked, ...keywords].flatMap(({ grams }) => [...grams])),
    ]),
  );
  const told = makeLikeness(
    known.flatMap(({ article, sentences }) => sentences.map(({ grams }) => [article, grams] as const)),
  );
  const byWords = makeLikelihood(
    known.map((one) => [one.article, weighed(one, 'words')]),
    smoothing.words,
  );
  const byGrams = makeLikelihood(
    known.map((one) => [one.article, weighed(one, 'grams')]),
    smoothing.grams,
  );
  return (question) => {
    const { words, grams } = readText(question);
    const alike = [likeWords(words), likeGrams(grams), likeWhole(grams)];
    const [sentences, inWords, inGrams] = [told(grams), byWords(words), byGrams(grams)];
    return known.map(({ article }) => ({
      article,
      score: alike.reduce((sum, of) => sum + together(of.get(article)), 0),
      bearing:
        weights.sentence * (sentences.get(article)?.[0] ?? 0) +
        weights.words * (inWords.get(article) ?? 0) +
        weights.grams * (inGrams.get(article) ?? 0),
    }));
  };
}

/** Every article of the knowledge base; made at the first question. */
export const askedLike = once(() => makeAsked(articles));
