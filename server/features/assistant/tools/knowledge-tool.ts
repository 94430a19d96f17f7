import { z } from 'zod';
import type { ArticleRecord } from '#contract/assistant/assistant.calls.ts';
import { isCategoryOf } from '#contract/marketplace/categories.ts';
import { kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { addressWith, paths } from '#contract/paths.ts';
import type { Article } from '../knowledge/article.ts';
import { articles } from '../knowledge/articles.ts';
import { findArticles } from '../knowledge/finding/find-articles.ts';
import { hinglishOf } from '../knowledge/language.ts';
import { type ListingKind, labelOf, listingKinds } from '../knowledge/trades/trade-labels.ts';
import { articleForSituation } from '../reading/situation.ts';
import { listingSentences } from './base/listing-sentences.ts';
import type { Finding, Locale, PageLink, Tool } from './base/tool.ts';

const nothing: Record<Locale, string> = {
  en: 'The knowledge base has nothing on this.',
  hi: 'इसके बारे में कोई जानकारी नहीं मिली।',
  hinglish: 'Iske baare mein koi jaankari nahi mili.',
};
const nearest: Record<Locale, string> = {
  en: 'I am not sure I understood you. The nearest that I know:',
  hi: 'पक्का नहीं कि सवाल ठीक समझ आया। सबसे पास की जानकारी:',
  hinglish: 'Pakka nahi ki main theek samjha. Sabse paas ki jaankari:',
};

const sourced: Record<Locale, string> = { en: 'Source', hi: 'स्रोत', hinglish: 'Srot' };

/** An article as it is read in a language and script. */
function inLocale(article: Article, locale: Locale): { title: string; text: string } {
  if (locale === 'en') return article.en;
  const { title, text } = article.hi;
  return locale === 'hi' ? { title, text } : { title: hinglishOf(title), text: hinglishOf(text) };
}

const kindOfHire = (hire: string): ListingKind | undefined =>
  listingKinds.find((kind) => kind === hire) ??
  listingKinds.find((kind) => kind !== 'product' && isCategoryOf(kind, hire));

/** Where the trade of an article is found on the marketplace. */
function linkToHire(hire: string, locale: Locale): PageLink | undefined {
  const kind = kindOfHire(hire);
  const list = kind && kind !== 'product' ? kinds[kind satisfies ProviderKind].screens.list : undefined;
  if (!kind || !list) return undefined;
  const label = labelOf(kind, kind === hire ? undefined : hire)?.[locale];
  if (!label) return undefined;
  const search = new URLSearchParams(kind === hire ? {} : { category: hire });
  return { title: listingSentences[locale].all(label), path: addressWith(list, search) };
}

function found(article: Article, locale: Locale): Finding {
  const { title, text } = inLocale(article, locale);
  const hires = (article.trades ?? []).slice(0, 2).flatMap((hire) => linkToHire(hire, locale) ?? []);
  const own: PageLink = { title, path: `${paths.assistant}?article=${encodeURIComponent(article.id)}` };
  const from = article.sources.map((source) => `${source.title}, ${source.date}`).join('; ');
  const relies = from ? `\n${sourced[locale]}: ${from}.` : '';
  return { text: `**${title}**\n${text}${relies}`, links: [own, ...hires] };
}

/** The article that a question is about; undefined when none is near. @param surely nor one that is only near */
export function adviceOn(question: string, locale: Locale, surely = false): Finding | undefined {
  const [best] = findArticles(question);
  if (!best || (surely && !best.sure)) return undefined;
  const finding = found(best.article, locale);
  if (best.sure) return finding;
  return { ...finding, text: `${nearest[locale]}\n\n${finding.text}`, nearest: best.article.topic };
}

const spokenOf: Record<Locale, string> = {
  en: 'I have no answer to just that. Of what we spoke of I know:',
  hi: 'ठीक इसी बात का जवाब मेरे पास नहीं। जिसकी बात हो रही है, उस पर इतना पता है:',
  hinglish: 'Theek isi baat ka jawab mere paas nahi. Jiski baat ho rahi hai, us par itna pata hai:',
};
/** The article that a talk is about, where what is asked now is answered by none. */
export function adviceStill(id: string, locale: Locale): Finding | undefined {
  const finding = adviceOf(id, locale);
  return finding && { ...finding, text: `${spokenOf[locale]}\n\n${finding.text}`, incomplete: true };
}

/** The article of this name. */
export function adviceOf(id: string, locale: Locale): Finding | undefined {
  const article = articles.find((one) => one.id === id);
  return article && found(article, locale);
}

/** For the page that shows what an answer used. */
export function findArticle(id: string, language: 'en' | 'hi'): ArticleRecord | undefined {
  const article = articles.find((one) => one.id === id);
  return article && { ...article[language], sources: [...article.sources] };
}

const input = z.object({ question: z.string().max(500) });

export const knowledgeTool: Tool<z.infer<typeof input>> = {
  name: 'knowledge',
  description:
    'Short articles on building in India: curing, monsoon, cracks, damp, soil, mixes, safety, contracts, wages, permissions. Give it the question in the user’s words; use it for all advice.',
  input,
  run: async ({ question }, { locale }) => {
    const situation = articles.filter(({ id }) => id === articleForSituation(question));
    const best = new Set([...situation, ...findArticles(question).map(({ article }) => article)]);
    if (best.size === 0) return { text: nothing[locale], links: [] };
    const findings = [...best].slice(0, 2).map((article) => found(article, locale));
    return {
      text: findings.map(({ text }) => text).join('\n\n'),
      links: findings.flatMap(({ links }) => links),
    };
  },
};
