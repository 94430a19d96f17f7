import { type Evidence, type EvidenceKind, isSeenLongAgo } from '#contract/marketplace/evidence.ts';
import { date } from './format.ts';
import { useLanguage, useMessages } from './messages.ts';
import { useToday } from './today.ts';

/** As a word that stands alone: "e-Shram" keeps its small letter. */
export function useEvidenceName(): (kind: EvidenceKind) => string {
  const { kinds } = useMessages('identity');
  return (kind) => kinds[kind].replace(/^\p{Ll}(?=\p{Ll})/u, (first) => first.toUpperCase());
}

/** What a profile says was seen, and when. @returns nothing where nobody has looked */
export function useEvidenceSeen(): (evidence: Evidence | null | undefined) => string | undefined {
  const t = useMessages('identity');
  const language = useLanguage();
  const today = useToday();
  return (evidence) => {
    if (!evidence?.on) return undefined;
    const { kind, by, on } = evidence;
    if (isSeenLongAgo(on, today)) return t.seenLongAgo;
    const day = date(on, language);
    return kind === 'in-person' && by ? t.seenBy(by, day) : t.seen(day, t.kinds[kind]);
  };
}
