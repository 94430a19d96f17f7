import { z } from 'zod';
import type { AnswerLink } from '#contract/assistant/events.ts';
import { kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { type Article, articles } from '../knowledge/articles.ts';
import { hinglishOf } from '../knowledge/language.ts';
import { makeKnowledge } from '../knowledge/search.ts';
import { listingSentences } from './listing-sentences.ts';
import type { Finding, Tongue, Tool } from './tool.ts';
import { type ListingKind, labelOf, listingKinds } from './trades.ts';

const nothing: Record<Tongue, string> = {
  en: 'The knowledge base has nothing on this.',
  hi: 'इसके बारे में कोई जानकारी नहीं मिली।',
  hinglish: 'Iske baare mein koi jaankari nahi mili.',
};
const nearest: Record<Tongue, string> = {
  en: 'I am not sure I understood you. The nearest that I know:',
  hi: 'पक्का नहीं कि मैं ठीक समझा। सबसे पास की जानकारी:',
  hinglish: 'Pakka nahi ki main theek samjha. Sabse paas ki jaankari:',
};

/** An article as it is read in a language and script. */
function inTongue(article: Article, tongue: Tongue): { title: string; text: string } {
  if (tongue === 'en') return article.en;
  const { title, text } = article.hi;
  return tongue === 'hi' ? { title, text } : { title: hinglishOf(title), text: hinglishOf(text) };
}

const kindOfHire = (hire: string): ListingKind | undefined =>
  listingKinds.find((kind) => kind === hire) ??
  listingKinds.find(
    (kind) => kind !== 'product' && kinds[kind].categories.some((category) => category === hire),
  );

/** Where the trade of an article is found on the marketplace. */
function linkToHire(hire: string, tongue: Tongue): AnswerLink | undefined {
  const kind = kindOfHire(hire);
  const list = kind && kind !== 'product' ? kinds[kind satisfies ProviderKind].screens.list : undefined;
  if (!kind || !list) return undefined;
  const label = labelOf(kind, kind === hire ? undefined : hire)?.[tongue];
  if (!label) return undefined;
  const search = kind === hire ? '' : `?${new URLSearchParams({ category: hire }).toString()}`;
  return { title: listingSentences[tongue].all(label), path: `${list}${search}` };
}

function found(article: Article, tongue: Tongue): Finding {
  const { title, text } = inTongue(article, tongue);
  const hires = (article.trades ?? []).slice(0, 2).flatMap((hire) => linkToHire(hire, tongue) ?? []);
  const own = { title, path: `/aiChat?article=${encodeURIComponent(article.id)}` };
  return { text: `**${title}**\n${text}`, links: [own, ...hires] };
}

const knowledge = makeKnowledge();

/** The article that a question is about; undefined when none is near. @param surely nor one that is only near */
export function adviceOn(question: string, tongue: Tongue, surely = false): Finding | undefined {
  const [best] = knowledge.find(question);
  if (!best || (surely && !best.sure)) return undefined;
  const finding = found(best.article, tongue);
  return best.sure ? finding : { ...finding, text: `${nearest[tongue]}\n\n${finding.text}` };
}

/** For the page that shows what an answer used. */
export function findArticle(id: string, language: 'en' | 'hi'): { title: string; text: string } | undefined {
  const article = articles.find((one) => one.id === id);
  return article && { title: article[language].title, text: article[language].text };
}

const input = z.object({ question: z.string().max(500) });

export const knowledgeTool: Tool<z.infer<typeof input>> = {
  name: 'knowledge',
  description:
    'Short articles on building in India: curing, monsoon, cracks, damp, soil, mixes, safety, contracts, wages, permissions. Give it the question in the user’s words; use it for all advice.',
  input,
  run: async ({ question }, { tongue }) => {
    const best = knowledge.find(question).slice(0, 2);
    if (best.length === 0) return { text: nothing[tongue], links: [] };
    const findings = best.map(({ article }) => found(article, tongue));
    return {
      text: findings.map(({ text }) => text).join('\n\n'),
      links: findings.flatMap(({ links }) => links),
    };
  },
};
