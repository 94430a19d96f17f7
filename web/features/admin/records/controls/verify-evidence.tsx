import { siteToday } from '#contract/day-range.ts';
import { type CardKind, cardKinds, type Evidence } from '#contract/marketplace/evidence.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useEvidenceName } from '#web/shared/i18n/evidence.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select, TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './controls.module.css';

/** What there is to show who the owner of a record is. */
export interface Identity {
  pictureWaits: boolean;
  evidence: Evidence | null;
  /** `XXXX XXXX 1234`, where a number was given. */
  number: string | null;
}

/** What the admin says that they saw; `number`: nothing but the number that was given, '' nothing yet. */
export interface Seen {
  kind: CardKind | 'in-person' | 'number' | '';
  by: string;
  on: string;
}

/** As the record has it: a card is named by its owner, a person was seen by who registered them. */
export function seenAtFirst({ pictureWaits, evidence, number }: Identity, admin: string): Seen {
  const inPerson = evidence?.kind === 'in-person';
  const kind = inPerson || pictureWaits ? (evidence?.kind ?? 'other-id') : number ? 'number' : '';
  return {
    kind,
    by: (inPerson && evidence.by) || admin,
    on: (inPerson && evidence.on) || siteToday(),
  };
}

/** The body of the call. */
export const saidOf = ({ kind, by, on }: Seen) =>
  kind === 'number' || kind === '' ? undefined : kind === 'in-person' ? { kind, by, on } : { kind };

export const useAdminName = (): string => useSession()?.user.fullname ?? '';

interface Props {
  identity: Identity;
  seen: Seen;
  missing: boolean;
  onChange: (seen: Seen) => void;
}

export function EvidenceFields({ identity, seen, missing, onChange }: Props) {
  const { evidence: t } = useMessages('admin');
  const nameOf = useEvidenceName();
  const sentence = useProblemSentence();
  const choices = [
    ...(identity.pictureWaits ? cardKinds : []).map((kind) => [kind, nameOf(kind)] as const),
    ['in-person', nameOf('in-person')] as const,
    ...(identity.number ? [['number', t.number(identity.number)] as const] : []),
  ];
  return (
    <div className={styles.form}>
      <Field label={t.saw} error={missing && sentence('evidence-needed')}>
        <Select
          data-first={seen.kind === '' || undefined}
          value={seen.kind}
          onChange={(event) => {
            const chosen = choices.find(([kind]) => kind === event.target.value);
            onChange({ ...seen, kind: chosen?.[0] ?? '' });
          }}
        >
          <option value="">{t.choose}</option>
          {choices.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {seen.kind === 'in-person' && (
        <div className={styles.pair}>
          <Field label={t.by}>
            <TextInput value={seen.by} onChange={(event) => onChange({ ...seen, by: event.target.value })} />
          </Field>
          <Field label={t.on}>
            <TextInput
              type="date"
              max={siteToday()}
              value={seen.on}
              onChange={(event) => onChange({ ...seen, on: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
