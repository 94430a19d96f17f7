import { useState } from 'react';
import { siteLengths } from '#contract/contracts/site-lengths.ts';
import { addDays } from '#domain/calendar/dates.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { PicturesField, usePictures } from './pictures.tsx';
import { Sheet } from './sheet.tsx';
import { type Site, useSay } from './use-site.ts';
import { isTooLong, WordsField } from './words-field.tsx';

/** Days that are usually left to answer, and at most. */
const usualDays = 7;
const mostDays = 90;

interface Props {
  site: Site;
  onClose: () => void;
}

/** What is not right: a snag before the hand-over, a defect after it. */
export function DefectSheet({ site, onClose }: Props) {
  const t = useMessages('site-book');
  const { required } = useMessages('shell');
  const today = useToday();
  const say = useSay(site);
  const pictures = usePictures();
  const [typed, setTyped] = useState({ text: '', place: '', answerBy: addDays(today, usualDays) });
  const [asked, setAsked] = useState(false);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const latest = addDays(today, mostDays);
  const wrong = {
    text: typed.text.trim() === '',
    long: isTooLong(typed.text, siteLengths.text) || isTooLong(typed.place, siteLengths.place),
    day: typed.answerBy < today || typed.answerBy > latest,
  };
  const { snags: snag } = site.book.open;
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (wrong.text || wrong.long || wrong.day || pictures.busy) return;
    const place = typed.place.trim();
    const body = { text: typed.text.trim(), answerBy: typed.answerBy, snag, pictures: [] };
    if (say({ kind: 'defect', body: { ...body, ...(place && { place }) } }, pictures.keys)) onClose();
  };
  return (
    <Sheet
      title={snag ? t.snagTitle : t.defectTitle}
      save={t.write}
      onSave={save}
      onClose={() => {
        pictures.forget();
        onClose();
      }}
    >
      <WordsField
        {...{ area: true, first: true, label: t.whatIsWrong, value: typed.text, most: siteLengths.text }}
        error={asked && wrong.text ? required : undefined}
        onChange={(text) => change({ text })}
      />
      <WordsField
        {...{ label: t.where, value: typed.place, most: siteLengths.place }}
        onChange={(place) => change({ place })}
      />
      <PicturesField pictures={pictures} hint={t.picturesIfAny} missing={false} />
      <Field label={t.answerBy} error={asked && wrong.day ? t.answerByWrong : undefined}>
        <TextInput
          type="date"
          min={today}
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
  const say = useSay(site);
  const pictures = usePictures();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (pictures.keys.length === 0 || pictures.busy || isTooLong(text, siteLengths.text)) return;
    const body = { entry, pictures: [], ...(text.trim() && { text: text.trim() }) };
    if (say({ kind: 'mended', body }, pictures.keys)) onClose();
  };
  return (
    <Sheet
      title={t.mendedTitle}
      save={t.write}
      onSave={save}
      onClose={() => {
        pictures.forget();
        onClose();
      }}
    >
      <PicturesField pictures={pictures} hint={t.mendedHint} missing={asked} />
      <WordsField area label={t.note} value={text} most={siteLengths.text} onChange={setText} />
    </Sheet>
  );
}
