import { useState } from 'react';
import { siteLengths } from '#contract/contracts/site-lengths.ts';
import { addDays } from '#domain/calendar/dates.ts';
import type { DefectBody } from '#domain/contracts/site-entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { PicturesField } from './pictures.tsx';
import { Sheet } from './sheet.tsx';
import { useDraft } from './use-draft.ts';
import { type Shown, usePictures } from './use-pictures.ts';
import { type Corrects, type Site, useWrite } from './use-site.ts';
import { isTooLong, WordsField } from './words-field.tsx';

/** Days that are usually left to answer, and at most. */
const usualDays = 7;
const mostDays = 90;

interface Props {
  site: Site;
  onClose: () => void;
}

/** As the fields have it. */
interface Typed extends Shown {
  text: string;
  place: string;
  answerBy: string;
}

const later = (one: string, other: string): string => (one > other ? one : other);

function useDefect({ contract: { _id } }: Site, corrects: Corrects<DefectBody> | undefined) {
  const today = useToday();
  const before = corrects?.body;
  // Who is to answer keeps the time that they had.
  const earliest = before ? later(before.answerBy, today) : today;
  const start: Typed = {
    ...{ text: before?.text ?? '', place: before?.place ?? '', pictures: [], named: before?.pictures ?? [] },
    answerBy: before ? earliest : addDays(today, usualDays),
  };
  const draft = useDraft(`site:${_id}:${corrects ? `correct:${corrects.entry}` : 'defect'}`, start);
  return { draft, earliest, latest: addDays(today, mostDays) };
}

/** What is not right: a snag before the hand-over, a defect after it. */
export function DefectSheet({
  site,
  corrects,
  onClose,
}: Props & { corrects?: Corrects<DefectBody> | undefined }) {
  const t = useMessages('site-book');
  const { required } = useMessages('shell');
  const { draft, earliest, latest } = useDefect(site, corrects);
  const write = useWrite({ site, corrects, draft, onClose });
  const { typed, change } = draft;
  const pictures = usePictures(typed, change);
  const [asked, setAsked] = useState(false);
  const wrong = {
    text: typed.text.trim() === '' || isTooLong(typed.text, siteLengths.text),
    day: typed.answerBy < earliest || typed.answerBy > latest,
  };
  const { snag } = corrects?.body ?? { snag: site.book.open.snags };
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (wrong.text || isTooLong(typed.place, siteLengths.place) || wrong.day || pictures.busy) return;
    const place = typed.place.trim();
    const body = {
      ...{ text: typed.text.trim(), answerBy: typed.answerBy, snag, pictures: pictures.named },
      ...(place && { place }),
    };
    write({ kind: 'defect', body }, pictures.keys);
  };
  const words = corrects
    ? { title: t.correctTitle, save: t.correctSave }
    : { title: snag ? t.snagTitle : t.defectTitle, save: t.write };
  return (
    <Sheet {...{ draft, pictures, onClose, ...words }} onSave={save}>
      <WordsField
        {...{ area: true, first: true, label: t.whatIsWrong, value: typed.text, most: siteLengths.text }}
        error={asked && wrong.text ? required : undefined}
        onChange={(text) => change({ text })}
      />
      <WordsField
        {...{ label: t.where, value: typed.place, most: siteLengths.place }}
        onChange={(place) => change({ place })}
      />
      <PicturesField
        contractId={site.contract._id}
        pictures={pictures}
        hint={t.picturesIfAny}
        missing={false}
      />
      <Field label={t.answerBy} error={asked && wrong.day ? t.answerByWrong : undefined}>
        <TextInput
          type="date"
          min={earliest}
          max={latest}
          value={typed.answerBy}
          onChange={({ target }) => change({ answerBy: target.value })}
        />
      </Field>
    </Sheet>
  );
}

/** The provider shows that it is mended. @param entry the defect as it was said last */
export function MendedSheet({ site, entry, onClose }: Props & { entry: string }) {
  const t = useMessages('site-book');
  const start: Shown & { text: string } = { text: '', pictures: [], named: [] };
  const draft = useDraft(`site:${site.contract._id}:mended:${entry}`, start);
  const write = useWrite({ site, draft, onClose });
  const { text } = draft.typed;
  const pictures = usePictures(draft.typed, draft.change);
  const [asked, setAsked] = useState(false);
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (pictures.count === 0 || pictures.busy || isTooLong(text, siteLengths.text)) return;
    const body = { entry, pictures: [], ...(text.trim() && { text: text.trim() }) };
    write({ kind: 'mended', body }, pictures.keys);
  };
  return (
    <Sheet {...{ draft, pictures, onClose }} title={t.mendedTitle} save={t.write} onSave={save}>
      <PicturesField contractId={site.contract._id} pictures={pictures} hint={t.mendedHint} missing={asked} />
      <WordsField
        area
        label={t.note}
        value={text}
        most={siteLengths.text}
        onChange={(words) => draft.change({ text: words })}
      />
    </Sheet>
  );
}
