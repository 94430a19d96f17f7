import { isDelivery, isMoney, isWork, type SiteEntry, siteVersions } from './site-entry.ts';

export interface DefectStanding {
  /** The entry that told of it first. */
  entry: string;
  status: 'open' | 'agreed' | 'contested' | 'unanswered' | 'mended_said' | 'mended';
}

/** Where each defect and snag stands; in the order of their ids, since the order of the book may differ. */
export function defectsOf(ordered: readonly SiteEntry[], today: string): DefectStanding[] {
  const versions = siteVersions(ordered);
  /** The last answer of each side to an entry. */
  const answers = new Map<string, 'agree' | 'dispute'>();
  /** What the provider says is mended, by the defect's first entry. */
  const mended = new Map<string, string[]>();
  const defects = new Map<string, { isOwn: boolean; answerBy: string }>();
  const rootOf = (id: string): string => versions.get(id)?.root ?? id;
  for (const { _id, side, kind, body } of ordered) {
    if (kind === 'agree' || kind === 'dispute') answers.set(`${side} ${rootOf(body.entry)}`, kind);
    if (kind === 'mended' && side === 'provider') {
      const root = rootOf(body.entry);
      mended.set(root, [...(mended.get(root) ?? []), _id]);
    }
    const version = kind === 'defect' || kind === 'correct' ? versions.get(_id) : undefined;
    if (!version || isWork(version.body) || isMoney(version.body) || isDelivery(version.body)) continue;
    defects.set(version.root, { isOwn: side === 'provider', answerBy: version.body.answerBy });
  }
  const statusOf = (root: string, { isOwn, answerBy }: { isOwn: boolean; answerBy: string }) => {
    const said = mended.get(root) ?? [];
    if (said.some((id) => answers.get(`customer ${id}`) === 'agree')) return 'mended';
    if (said.some((id) => !answers.has(`customer ${id}`))) return 'mended_said';
    const answer = answers.get(`provider ${root}`);
    if (answer === 'dispute') return 'contested';
    // Who tells of a snag of their own work, or says that it is mended, grants it.
    if (isOwn || answer === 'agree' || said.length > 0) return 'agreed';
    return today > answerBy ? 'unanswered' : 'open';
  };
  return [...defects]
    .map(([entry, defect]): DefectStanding => ({ entry, status: statusOf(entry, defect) }))
    .sort((one, other) => (one.entry < other.entry ? -1 : 1));
}
