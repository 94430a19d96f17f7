import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import type { ParsedPrompt } from '../prompt/prompt.ts';

/** The plan of the answers, under the roof that the picture asks for. */
export function planFor(parsed: ParsedPrompt): Plan {
  const made = makePlan(parsed.answers);
  if (!made.ok) throw new Error(`no plan: ${made.problem}`);
  const { plan } = made;
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
