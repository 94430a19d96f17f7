import type { EvidenceKind } from '#contract/marketplace/evidence.ts';
import { atSite } from '#domain/calendar/dates.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { ProviderRow } from './records/provider.data.ts';
import type { ProviderChanges } from './records/provider-fields.rules.ts';
import type { ProviderColumns } from './records/provider-writes.data.ts';

interface Given {
  changes: ProviderChanges;
  /** What the change writes of pictures. */
  pictures: ProviderColumns;
  /** The record as it stands; absent at registration. */
  present?: ProviderRow;
}

/**
 * What a change says of who somebody is (docs/rules.md#privacy-9): its owner names the card of the picture, an admin says
 * that they looked, or that somebody saw the person.
 * @throws AppError 'not-allowed' where an owner says that they were seen, 'evidence-needed' where there was nothing to see
 */
export function evidenceColumns(caller: Caller, { changes, pictures, present }: Given): ProviderColumns {
  const { evidence, verified } = changes;
  if (caller.admin && present && (verified === true || evidence))
    return seenBy(caller, { changes, pictures, present });
  if (evidence?.kind === 'in-person') throw new AppError('not-allowed');
  if (pictures.id_picture)
    return { evidence: evidence?.kind ?? cardOf(changes, present), evidence_by: null, evidence_at: null };
  return evidence && present?.id_picture ? { evidence: evidence.kind } : {};
}

/** Another picture is of the same card where nobody says otherwise. */
function cardOf({ aadhar }: ProviderChanges, present: ProviderRow | undefined): EvidenceKind {
  const before = present?.evidence;
  if (before && before !== 'in-person') return before;
  return aadhar === undefined ? 'other-id' : 'aadhaar-masked';
}

function seenBy(
  { fullname }: Caller,
  { changes: { evidence }, pictures, present }: Given & { present: ProviderRow },
): ProviderColumns {
  if (evidence?.kind === 'in-person')
    return {
      evidence: evidence.kind,
      evidence_by: evidence.by ?? fullname,
      evidence_at: evidence.on ? atSite(evidence.on) : new Date(),
    };
  if (pictures.id_picture ?? present.id_picture)
    return {
      evidence: evidence?.kind ?? present.evidence ?? 'other-id',
      evidence_by: fullname,
      evidence_at: new Date(),
    };
  // Somebody saw the person when they registered them, or a number is all that the specification asks for.
  if (!evidence && (present.evidence_at || present.id_last4)) return {};
  throw new AppError('evidence-needed');
}
