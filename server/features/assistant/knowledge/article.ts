import type { Category } from '#contract/marketplace/categories.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';

/** One category of the marketplace, or a whole kind of provider where it has no category for the work. */
export type Hire = Category | ProviderKind;

export const topics = ['ground', 'concrete', 'walls', 'finishes', 'services', 'people'] as const;
export type Topic = (typeof topics)[number];

/** What a text relies on, with its edition or the time since which it holds. */
export interface Source {
  title: string;
  date: string;
  /** Begins with https:// */
  url?: string;
}

/** Both texts say the same, each written for its own readers; numbers carry their units. */
export interface Article {
  id: string;
  topic: Topic;
  en: { title: string; text: string };
  hi: { title: string; text: string };
  /** What people call the matter, in any of the three ways of writing; searched, never shown. */
  keywords: readonly string[];
  /** Questions that it answers, as people ask them, in any of the three ways of writing; compared, never shown. */
  asked: readonly string[];
  /** Who does this work. */
  trades?: readonly Hire[];
  /** None: general practice on building sites. */
  sources: readonly Source[];
}

/** Says in one line which file is wrong and what to do, for people who write articles and not programs. */
export class ArticleError extends Error {
  override name = 'ArticleError';
}
