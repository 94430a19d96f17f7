import { isDelivery, isMoney, isWork, type SiteEntry, siteVersions } from './site-entry.ts';

export interface DefectStanding {
  /** The entry that told of it first. */
  entry: string;
  status: 'open' | 'agreed' | 'contested' | 'unanswered' | 'mended_said' | 'mended';
}

/** A defect as it was said last. */
interface Said {
  /** The entry that says it so: who answers names it. */
  version: string;
  isOwn: boolean;
  answerBy: string;
}

/**
 * Where each defect and snag stands; in the order of their ids, since the order of the book may differ. An answer, or a word
 * that it is mended, is of the text that it names: written anew, a defect waits again.
 */
export function defectsOf(ordered: readonly SiteEntry[], today: string): DefectStanding[] {
  const versions = siteVersions(ordered);
  /** The last answer of each side to an entry. */
  const answers = new Map<string, 'agree' | 'dispute'>();
  /** What the provider says is mended, by the entry that it names. */
  const mended = new Map<string, string[]>();
  const defects = new Map<string, Said>();
  for (const { _id, side, kind, body } of ordered) {
    if (kind === 'agree' || kind === 'dispute') answers.set(`${side} ${body.entry}`, kind);
    if (kind === 'mended' && side === 'provider')
      mended.set(body.entry, [...(mended.get(body.entry) ?? []), _id]);
    const version = kind === 'defect' || kind === 'correct' ? versions.get(_id) : undefined;
    if (!version || isWork(version.body) || isMoney(version.body) || isDelivery(version.body)) continue;
    const { answerBy } = version.body;
    defects.set(version.root, { version: _id, isOwn: side === 'provider', answerBy });
  }
  const statusOf = ({ version, isOwn, answerBy }: Said) => {
    const said = mended.get(version) ?? [];
    if (said.some((id) => answers.get(`customer ${id}`) === 'agree')) return 'mended';
    if (said.some((id) => !answers.has(`customer ${id}`))) return 'mended_said';
    const answer = answers.get(`provider ${version}`);
    if (answer === 'dispute') return 'contested';
    // Who tells of a snag of their own work, or says that it is mended, grants it.
    if (isOwn || answer === 'agree' || said.length > 0) return 'agreed';
    return today > answerBy ? 'unanswered' : 'open';
  };
  return [...defects]
    .map(([entry, defect]): DefectStanding => ({ entry, status: statusOf(defect) }))
    .sort((one, other) => (one.entry < other.entry ? -1 : 1));
}
