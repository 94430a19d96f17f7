import { readCalculation } from '../questions/read-calculation.ts';
import { calculate, calculatorTool } from './calculator-tool.ts';
import { readHouseQuestion } from './house-question.ts';
import { houseTool } from './house-tool.ts';
import { adviceOn, findArticle, knowledgeTool } from './knowledge-tool.ts';
import { readListingQuestion } from './listing-question.ts';
import { type FindListings, listingsTool } from './listings-tool.ts';
import { type AnyTool, type Asker, type Finding, forModel } from './tool.ts';

type Skill = (question: string, asker: Asker) => Promise<Finding | undefined>;

export interface Tools {
  /** As a model calls them. */
  forModel: readonly AnyTool[];
  findArticle: (id: string, language: 'en' | 'hi') => { title: string; text: string } | undefined;
  /** As the built-in assistant does: each reads a question by itself. */
  skills: { exact: readonly Skill[]; otherwise: readonly Skill[] };
}

/** A whole house is the house model's; its walls, rooms and floors are the calculators'. */
const measured: Skill = async (question, asker) => {
  const house = readHouseQuestion(question);
  if (house) return houseTool.run(house, asker);
  const calculation = readCalculation(question);
  return calculation && calculate(calculation, asker.tongue);
};

/** The one list of tools: both assistants use them, so that numbers never come from a model. */
export function makeTools(find: FindListings): Tools {
  const listings = listingsTool(find);
  const people: Skill = async (question, asker) => {
    const asked = readListingQuestion(question);
    if (!asked?.sure) return undefined;
    // "How many masons do I need for 500 sq ft" is a calculation, unless it says where.
    const { place, maxPrice } = asked.input;
    const counts = place === undefined && maxPrice === undefined && readCalculation(question);
    return counts ? undefined : listings.run(asked.input, asker);
  };
  const anybody: Skill = async (question, asker) => {
    const asked = readListingQuestion(question);
    return asked && listings.run(asked.input, asker);
  };
  const advice: Skill = async (question, { tongue }) => adviceOn(question, tongue);
  return {
    forModel: [forModel(listings), forModel(calculatorTool), forModel(houseTool), forModel(knowledgeTool)],
    findArticle,
    skills: { exact: [measured, people], otherwise: [advice, anybody] },
  };
}
