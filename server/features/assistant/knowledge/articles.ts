import type { Category } from '#contract/marketplace/categories.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { concreteArticles } from './articles-concrete.ts';
import { finishArticles } from './articles-finishes.ts';
import { groundArticles } from './articles-ground.ts';
import { peopleArticles } from './articles-people.ts';
import { serviceArticles } from './articles-services.ts';
import { wallArticles } from './articles-walls.ts';

/** One category of the marketplace, or a whole kind of provider where it has no category for the work. */
export type Hire = Category | ProviderKind;

/** Both texts say the same, each written for its own readers; numbers carry their units. */
export interface ArticleText {
  id: string;
  en: { title: string; text: string };
  hi: { title: string; text: string };
  /** What people call the matter, in any of the three ways of writing; searched, never shown. */
  keywords: readonly string[];
  /** Whom to hire for it. */
  trades?: readonly Hire[];
}

export type Topic = 'ground' | 'concrete' | 'walls' | 'finishes' | 'services' | 'people';
export type Article = ArticleText & { topic: Topic };

const byTopic: Record<Topic, readonly ArticleText[]> = {
  ground: groundArticles,
  concrete: concreteArticles,
  walls: wallArticles,
  finishes: finishArticles,
  services: serviceArticles,
  people: peopleArticles,
};

const topics = ['ground', 'concrete', 'walls', 'finishes', 'services', 'people'] as const;

export const articles: readonly Article[] = topics.flatMap((topic) =>
  byTopic[topic].map((article) => ({ ...article, topic })),
);
