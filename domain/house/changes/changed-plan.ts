import type { Answers } from '../model/answers.ts';
import type { Plan } from '../model/model.ts';
import { notesOf } from '../plan/notes.ts';
import { type Found, makePlan, type NotFound } from '../plan/plan.ts';
import { type Change, changesFromText, changesToText } from './change.ts';
import { changePlan, type Standing, shownPlan } from './change-plan.ts';

export interface ChangedPlan extends Found {
  byHand: {
    standing: Standing;
    /** Those that the plan took. */
    changes: Change[];
    /** Whether these are all that the text tells. */
    isWhole: boolean;
  };
}

/** A found plan with its changes: of them all up to the first that it does not take. */
export function withChanges({ site, plan, choices }: Found, text: string): ChangedPlan {
  const told = changesFromText(text);
  let standing: Standing = { site, drawn: plan, isMirrored: false };
  const changes: Change[] = [];
  for (const change of told.changes) {
    const next = changePlan(standing, change);
    if (!next.ok) break;
    standing = next.standing;
    changes.push(change);
  }
  const taken = changesToText(changes);
  const shown = { ...shownPlan(standing), answers: { ...plan.answers, changes: taken || undefined } };
  const among = (one: Plan): Plan[] => choices.map((other) => (other === plan ? one : other));
  const noted = { ...shown, notes: notesOf(site, shown, among(shown)) };
  const isWhole = told.isWhole && changes.length === told.changes.length;
  return { ok: true, site, plan: noted, choices: among(noted), byHand: { standing, changes, isWhole } };
}

/** The plan that these answers make, with what was done to it by hand. */
export function changedPlan(answers: Answers): Found | NotFound {
  const found = makePlan(answers);
  return found.ok && answers.changes ? withChanges(found, answers.changes) : found;
}
