import type { Answers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import type { ParsedPrompt } from '../prompt/prompt.ts';

function made(answers: Answers): Plan {
  const found = makePlan(answers);
  if (!found.ok) throw new Error(`no plan: ${found.problem}`);
  return found.plan;
}

/** A sloped roof is one piece and leaves no court open: below it the house is planned as where all roofs slope. */
function planned({ answers, roof }: ParsedPrompt): Plan {
  const plan = made(answers);
  return roof === 'flat' || plan.courts.length === 0
    ? plan
    : { ...made({ ...answers, areaType: 'Hill' }), answers };
}

/** The plan of the answers, under the roof that the picture asks for. */
export function planFor(parsed: ParsedPrompt): Plan {
  const plan = planned(parsed);
  if (parsed.roof === 'flat') {
    const low = parsed.style === 'modern' ? 0.5 : 0.9;
    const flat =
      plan.roof.kind === 'flat' ? plan.roof : { ...plan.roof, kind: 'flat' as const, stairHead: null };
    return {
      ...plan,
      roof: {
        ...flat,
        parapet: low,
        stairHead: parsed.style === 'modern' || parsed.style === 'rajasthani' ? null : flat.stairHead,
      },
    };
  }
  return {
    ...plan,
    roof: {
      kind: parsed.roof === 'gable' ? 'gable' : 'hip',
      pitch: 30,
      overhang: 0.6,
      parapet: 0,
      stairHead: null,
    },
  };
}
