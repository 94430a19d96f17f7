import { readHouseQuestion } from './house-question.ts';
import { houseTool } from './house-tool.ts';
import { readListingQuestion } from './listing-question.ts';
import { type FindListings, listingsTool } from './listings-tool.ts';
import { type AnyTool, type Asker, type Finding, forModel } from './tool.ts';

type Read = (question: string, asker: Asker) => Promise<Finding | undefined>;

export interface Tools {
  /** As a model calls them. */
  forModel: readonly AnyTool[];
  /** As the built-in assistant does: each reads a question by itself. */
  findArticle: (id: string, language: 'en' | 'hi') => { title: string; text: string } | undefined;
  skills: { exact: readonly Read[]; otherwise: readonly Read[] };
}

/** The one list of tools: both assistants use them, so that numbers never come from a model. */
export function makeTools(find: FindListings): Tools {
  const listings = listingsTool(find);
  const house: Read = async (question, asker) => {
    const input = readHouseQuestion(question);
    return input && houseTool.run(input, asker);
  };
  const people =
    (surely: boolean): Read =>
    async (question, asker) => {
      const asked = readListingQuestion(question);
      return asked && (asked.sure || !surely) ? listings.run(asked.input, asker) : undefined;
    };
  return {
    forModel: [forModel(listings), forModel(houseTool)],
    findArticle: () => undefined,
    skills: { exact: [house, people(true)], otherwise: [people(false)] },
  };
}
