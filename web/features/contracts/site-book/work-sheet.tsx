import { useState } from 'react';
import { siteLengths } from '#contract/contracts/site-lengths.ts';
import type { PricedLine } from '#contract/contracts/work-contracts.calls.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { quantityIn, unitIn } from '../measures.ts';
import { PicturesField, usePictures } from './pictures.tsx';
import { Sheet } from './sheet.tsx';
import styles from './site.module.css';
import { readWork, typedOf, type Wrong } from './typed-work.ts';
import { type Site, useSay } from './use-site.ts';
import { isTooLong, WordsField } from './words-field.tsx';

interface Props {
  site: Site;
  stage: Site['bill']['stages'][number];
  onClose: () => void;
}

/** How far lines stand by the word of who writes. */
const standingOf = (lines: readonly PricedLine[], { book }: Site): ReadonlyMap<number, number> =>
  new Map(
    lines.map(({ no }): [number, number] => {
      const { claimed = 0, agreed = 0 } = book.standing.lines.find((line) => line.no === no) ?? {};
      return [no, book.side === 'provider' ? Math.max(claimed, agreed) : agreed];
    }),
  );

/** The lines of a stage as their fields have them: of a part what stands so far, of the whole the bill. */
const typedLines = (
  lines: readonly PricedLine[],
  stands: ReadonlyMap<number, number>,
  isWhole: boolean,
): Map<number, string> =>
  new Map(
    lines.map((line): [number, string] => {
      const quantity = isWhole ? line.quantity : stands.get(line.no);
      return [line.no, quantity ? typedOf(quantity, line) : ''];
    }),
  );

/** How far a stage stands: finished, or so much of each line. */
export function WorkSheet({ site, stage, onClose }: Props) {
  const t = useMessages('site-book');
  const say = useSay(site);
  const pictures = usePictures();
  const lines = site.bill.lines.filter((line) => line.stage === stage.no);
  const isClaim = site.book.side === 'provider';
  const [stands] = useState(() => standingOf(lines, site));
  // Who measures grants for good: the whole of a stage is never what a sheet opens with.
  const [whole, setWhole] = useState(isClaim);
  const [typed, setTyped] = useState(() => typedLines(lines, stands, isClaim));
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const measures = !whole || site.pay === 'measured';
  const read = measures ? readWork(lines, typed, stands) : { lines: [], wrong: new Map<number, Wrong>() };
  const isEmpty = measures && read.lines.length === 0;
  const close = () => {
    pictures.forget();
    onClose();
  };
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (read.wrong.size > 0 || isEmpty || isTooLong(note, siteLengths.note)) return;
    if (pictures.busy || (isClaim && pictures.keys.length === 0)) return;
    const said = { stage: stage.no, version: site.bill.version, whole, lines: read.lines, pictures: [] };
    const body = { ...said, ...(note.trim() && { note: note.trim() }) };
    if (say({ kind: 'work', body }, pictures.keys)) onClose();
  };
  return (
    <Sheet
      title={isClaim ? t.workTitle(stage.name) : t.measureTitle(stage.name)}
      save={isClaim ? t.workSave : t.measureSave}
      onSave={save}
      onClose={close}
    >
      <HowFar
        whole={whole}
        onChoose={(isWhole) => {
          setWhole(isWhole);
          setTyped(typedLines(lines, stands, isWhole));
          setAsked(false);
        }}
      />
      {measures && (
        <Quantities
          lines={lines}
          typed={typed}
          wrong={asked ? read.wrong : new Map()}
          isEmpty={asked && isEmpty}
          onType={(no, text) => setTyped(new Map(typed).set(no, text))}
        />
      )}
      <PicturesField
        pictures={pictures}
        hint={isClaim ? t.picturesNeeded(stage.photos) : t.picturesIfAny}
        missing={asked && isClaim}
      />
      <WordsField area label={t.note} value={note} most={siteLengths.note} onChange={setNote} />
    </Sheet>
  );
}

function HowFar({ whole, onChoose }: { whole: boolean; onChoose: (isWhole: boolean) => void }) {
  const t = useMessages('site-book');
  return (
    <Chips
      legend={t.howFar}
      value={whole ? 'whole' : 'part'}
      choices={[
        { value: 'whole', label: t.allDone },
        { value: 'part', label: t.partDone },
      ]}
      onChange={(value) => onChoose(value === 'whole')}
    />
  );
}

interface QuantitiesProps {
  lines: readonly PricedLine[];
  typed: ReadonlyMap<number, string>;
  wrong: ReadonlyMap<number, Wrong>;
  isEmpty: boolean;
  onType: (no: number, text: string) => void;
}

/** So much of each line in all, from the first day on. */
function Quantities({ lines, typed, wrong, isEmpty, onType }: QuantitiesProps) {
  const t = useMessages('site-book');
  const { units } = useMessages('bill');
  const sentence = useProblemSentence();
  const names = { ...units, ...t.feetUnits };
  return (
    <div className={styles.form}>
      <p className={styles.small}>{t.inAll}</p>
      {lines.map((line, place) => {
        const problem = wrong.get(line.no) ?? (isEmpty && place === 0 ? 'quantity-invalid' : undefined);
        const unit = names[unitIn(line.unit, 'feet')];
        const whole = count(quantityIn(line.quantity, line.unit, 'feet'));
        return (
          <Field
            key={line.no}
            label={t.lineOf(line.name, unit)}
            hint={t.ofWhole(`${whole} ${unit}`)}
            error={problem && sentence(problem)}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed.get(line.no) ?? ''}
              onChange={({ target }) => onType(line.no, target.value)}
            />
          </Field>
        );
      })}
    </div>
  );
}
