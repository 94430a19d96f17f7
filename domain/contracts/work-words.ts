import { isWork, type SiteEntry, type SiteVersion, siteVersions, type WorkBody } from './site-entry.ts';

/** What each side says of the work. No word hangs on how the entries of the sides come in between each other. */
export interface WorkWords {
  /** The provider's, in their order, each by its last version; what they agree to is their word too. */
  claims: { id: string; body: WorkBody }[];
  /** The customer's own, in all their versions, and what they agreed to: none of it is taken back. */
  grants: WorkBody[];
  /** The engineer's, in their order, each by its last version. */
  certified: WorkBody[];
  /** Versions that the customer sent back with their last answer. */
  sentBack: ReadonlySet<string>;
}

const isWorkVersion = (version: SiteVersion): version is SiteVersion & { body: WorkBody } =>
  isWork(version.body);

export function workWords(ordered: readonly SiteEntry[]): WorkWords {
  const claims = new Map<string, { id: string; body: WorkBody }>();
  const certified = new Map<string, WorkBody>();
  const grants: WorkBody[] = [];
  const sentBack = new Set<string>();
  const versions = siteVersions(ordered);
  for (const entry of ordered) {
    const { _id, side, kind } = entry;
    const isAnswer = kind === 'agree' || kind === 'dispute';
    const version = versions.get(isAnswer ? entry.body.entry : _id);
    if (!version || !isWorkVersion(version)) continue;
    const { id, root, body } = version;
    if (!isAnswer) {
      if (side === 'provider') claims.set(root, { id, body });
      if (side === 'customer') grants.push(body);
      if (side === 'engineer') certified.set(root, body);
    } else if (side === 'provider' && kind === 'agree' && version.side !== 'provider') {
      claims.set(_id, { id, body });
    } else if (side === 'customer' && version.side !== 'customer') {
      if (kind === 'agree') grants.push(body);
      if (kind === 'agree') sentBack.delete(id);
      else sentBack.add(id);
    }
  }
  return { claims: [...claims.values()], grants, certified: [...certified.values()], sentBack };
}
