import { useState } from 'react';
import type { BillLine } from '#contract/contracts/bill.ts';
import { siteLengths } from '#contract/contracts/site-lengths.ts';
import type { WorkBody } from '#domain/contracts/site-entry.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { quantityIn, unitIn } from '../measures.ts';
import { PicturesField } from './pictures.tsx';
import { Sheet } from './sheet.tsx';
import styles from './site.module.css';
import { readWork, typedOf, type Wrong } from './typed-work.ts';
import { useDraft } from './use-draft.ts';
import { type Shown, usePictures } from './use-pictures.ts';
import { type Corrects, useWrite, type WorkSite } from './use-site.ts';
import { isTooLong, WordsField } from './words-field.tsx';

interface Props {
  site: WorkSite;
  stage: WorkSite['bill']['stages'][number];
  /** What one said before, where that was wrong. */
  corrects?: Corrects<WorkBody> | undefined;
  onClose: () => void;
}

/** How far lines stand by the word of who writes. */
function standingOf(
  lines: readonly BillLine[],
  { site: { book }, corrects }: Pick<Props, 'site' | 'corrects'>,
) {
  if (corrects) return new Map(corrects.body.lines.map(({ line, quantity }) => [line, quantity]));
  return new Map(
    lines.map(({ no }): [number, number] => {
      const { claimed = 0, agreed = 0 } = book.standing.lines.find((line) => line.no === no) ?? {};
      return [no, book.side === 'provider' ? Math.max(claimed, agreed) : agreed];
    }),
  );
}

/** The lines of a stage as their fields have them: of a part what stands so far, of the whole the bill. */
const typedLines = (
  lines: readonly BillLine[],
  stands: ReadonlyMap<number, number>,
  isWhole: boolean,
): Record<string, string> =>
  Object.fromEntries(
    lines.map((line): [string, string] => {
      const quantity = isWhole ? line.quantity : stands.get(line.no);
      return [String(line.no), quantity ? typedOf(quantity, line) : ''];
    }),
  );

/** What is typed, each way by itself: who looks at the other loses nothing. */
interface Typed extends Shown {
  whole: boolean;
  all: Record<string, string>;
  part: Record<string, string>;
  note: string;
}

/** The fields of a sheet, what of it is read, and what is wrong. */
function useWork({ site, stage, corrects }: Props) {
  const { side } = site.book;
  const [lines] = useState(() => site.bill.lines.filter((line) => line.stage === stage.no));
  const [stands] = useState(() => standingOf(lines, { site, corrects }));
  const before = corrects?.body;
  const start: Typed = {
    // Who measures grants for good: the whole of a stage is never what a sheet opens with.
    whole: before?.whole ?? side === 'provider',
    ...{ all: {}, part: {}, note: before?.note ?? '', pictures: [], named: before?.pictures ?? [] },
  };
  const form = corrects ? `correct:${corrects.entry}` : `work:${stage.no}`;
  const draft = useDraft(`site:${site.contract._id}:${form}`, start);
  const { whole, all, part } = draft.typed;
  const way = whole ? 'all' : 'part';
  // A correction opens with what was said.
  const said = before?.whole === whole && stands.size > 0 ? false : whole;
  const typed = { ...typedLines(lines, stands, said), ...(whole ? all : part) };
  const measures = !whole || site.pay !== 'fixed';
  const fields = new Map(Object.entries(typed).map(([no, text]) => [Number(no), text]));
  const read = measures ? readWork(lines, fields, stands) : { lines: [], wrong: new Map<number, Wrong>() };
  return {
    ...{ draft, lines, fields, measures, read },
    type: (no: number, text: string) =>
      draft.change((known) => ({ [way]: { ...known[way], [no]: text } }) as Partial<Typed>),
  };
}

/** An engineer is not told how a stage is paid: less than the bill says is a part. */
const isFull = (lines: readonly BillLine[], said: WorkBody['lines']): boolean =>
  lines.every(({ no, quantity }) => said.some((one) => one.line === no && one.quantity === quantity));

/** How far a stage stands: finished, or so much of each line. */
export function WorkSheet(props: Props) {
  const { site, stage, corrects, onClose } = props;
  const t = useMessages('site-book');
  const { draft, lines, fields, measures, read, type } = useWork(props);
  const write = useWrite({ site, corrects, draft, onClose });
  const { whole, note } = draft.typed;
  const pictures = usePictures(draft.typed, draft.change);
  const isClaim = site.book.side !== 'customer';
  const [asked, setAsked] = useState(false);
  const isEmpty = measures && read.lines.length === 0;
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (read.wrong.size > 0 || isEmpty || isTooLong(note, siteLengths.note)) return;
    if (pictures.busy || (isClaim && pictures.count === 0)) return;
    const { version } = site.bill;
    const body = {
      ...{ stage: stage.no, version, whole: whole && (site.pay !== undefined || isFull(lines, read.lines)) },
      ...{ lines: read.lines, pictures: pictures.named, ...(note.trim() && { note: note.trim() }) },
    };
    write({ kind: 'work', body }, pictures.keys);
  };
  const words = useSheetWords(site, corrects ? undefined : stage.name);
  return (
    <Sheet {...{ draft, pictures, onClose }} {...words} onSave={save}>
      <HowFar
        whole={whole}
        onChoose={(isAll) => {
          draft.change({ whole: isAll });
          setAsked(false);
        }}
      />
      {measures && (
        <Quantities
          lines={lines}
          typed={fields}
          wrong={asked ? read.wrong : new Map()}
          isEmpty={asked && isEmpty}
          onType={type}
        />
      )}
      <PicturesField
        contractId={site.contract._id}
        pictures={pictures}
        hint={isClaim ? t.picturesNeeded(stage.photos) : t.picturesIfAny}
        missing={asked && isClaim}
      />
      <WordsField
        area
        label={t.note}
        value={note}
        most={siteLengths.note}
        onChange={(text) => draft.change({ note: text })}
      />
    </Sheet>
  );
}

/** What the sheet is called, and the button that writes it, for who writes. @param stage nothing: it is a correction */
function useSheetWords(
  { book: { side } }: WorkSite,
  stage: string | undefined,
): { title: string; save: string } {
  const t = useMessages('site-book');
  if (stage === undefined) return { title: t.correctTitle, save: t.correctSave };
  return {
    provider: { title: t.workTitle(stage), save: t.workSave },
    customer: { title: t.measureTitle(stage), save: t.measureSave },
    engineer: { title: t.certifyTitle(stage), save: t.certifySave },
  }[side];
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
  lines: readonly BillLine[];
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
