import { type ReactNode, useEffect, useState } from 'react';
import { fewestPictures, mostPictures } from '#contract/hiring/hiring-words.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { intoView } from '#web/shared/ui/focus.ts';
import { PictureRow } from '../pictures/picture-row.tsx';
import { useWorkPictures } from '../pictures/use-work-pictures.ts';
import styles from './checklist.module.css';
import { type Checklist, checklistOf, factsOf, isComplete, readChecklist } from './checklist.ts';
import { ChecklistFields } from './checklist-fields.tsx';
import { type Occasion, useWriteInspection } from './inspection-queries.ts';

interface ChecklistFormProps {
  bookingId: string;
  unitId: string;
  kind: Occasion;
  /** The one that is changed. */
  known: Inspection | undefined;
  handover: Inspection | undefined;
  onDone: () => void;
  onCancel?: () => void;
}

// Opening the camera may throw the page away: what was looked at is kept on the device until it is sent.
function useDraft(form: string, known: Inspection | undefined) {
  const [draft] = useState(() => (known ? null : readDraft(form)));
  const [checklist, setChecklist] = useState(() => readChecklist(draft?.checklist) ?? checklistOf(known));
  const kept = (draft?.pictures ?? '').split(' ').filter(Boolean);
  const pictures = useWorkPictures(known?.pictures ?? kept, mostPictures);
  const references = pictures.references.join(' ');
  useEffect(() => {
    if (!known && (readDraft(form)?.pictures ?? '') !== references) keepInDraft(form, 'pictures', references);
  }, [form, known, references]);
  const change = (next: Checklist) => {
    setChecklist(next);
    if (!known) keepInDraft(form, 'checklist', JSON.stringify(next));
  };
  return { checklist, change, pictures };
}

/** The checklist as it is written, with its pictures. */
export function ChecklistForm(props: ChecklistFormProps) {
  const { bookingId, unitId, kind, known, handover, onDone, onCancel } = props;
  const t = useMessages('rentals');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const form = `inspection:${bookingId}:${unitId}:${kind}`;
  const { checklist, change, pictures } = useDraft(form, known);
  const [asked, setAsked] = useState(0);
  const writing = useWriteInspection(bookingId);
  const few = pictures.references.length < fewestPictures;
  const failed = writing.error instanceof CallError ? writing.error : undefined;
  const at = (path: string) => failed?.fields.find((field) => field.path.startsWith(path))?.problem;
  const meterProblem = at('hourMeter');
  const pictureProblem =
    at('pictures') ?? (asked > 0 && few && !pictures.sending ? 'pictures-few' : undefined);

  async function write() {
    setAsked(asked + 1);
    if (!isComplete(checklist) || few || pictures.sending || writing.isPending) return;
    await writing.mutateAsync({ unitId, kind, ...factsOf(checklist), pictures: pictures.references });
    clearDraft(form);
    onDone();
  }
  return (
    <div className={styles.form}>
      <ChecklistFields
        checklist={checklist}
        handover={handover}
        onChange={change}
        meterError={meterProblem && sentence(meterProblem)}
      />
      <PictureRow
        pictures={pictures}
        most={mostPictures}
        hint={t.picturesHint}
        error={pictureProblem && sentence(pictureProblem)}
      />
      {known && <Note kind="info">{t.changeNote}</Note>}
      <Missing asked={asked} checklist={checklist} />
      {failed && failed.fields.length === 0 && <Refusal>{explain(failed)}</Refusal>}
      <div className={styles.foot} data-dock>
        {onCancel && (
          <Button kind="line" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        <LineButton
          kind="accent"
          className={styles.go}
          loading={writing.isPending || (asked > 0 && pictures.sending)}
          onClick={() => void write().catch(() => undefined)}
        >
          {t.write}
        </LineButton>
      </div>
    </div>
  );
}

/** What a press was answered with, whose button may stand far from it. */
export const Refusal = ({ children }: { children: ReactNode }) => (
  <div ref={intoView}>
    <Note kind="danger">{children}</Note>
  </div>
);

/** What nobody looked at yet. New with each press, so that each press shows it. */
function Missing({ asked, checklist }: { asked: number; checklist: Checklist }) {
  const t = useMessages('rentals');
  if (asked === 0 || isComplete(checklist)) return null;
  return <Refusal key={asked}>{t.missing}</Refusal>;
}
