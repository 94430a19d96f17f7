import { useState } from 'react';
import { type HandoverItem, handoverItems } from '#contract/contracts/handover.ts';
import type { HandoverBody } from '#contract/contracts/handover-body.ts';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { fewestPictures, mostPictures } from '#contract/hiring/hiring-words.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { type KeptPicture, useKeptPictures } from '#web/shared/media/kept-pictures.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useBook } from '../../book-query.ts';
import { type Type, useTyped } from '../../quotes/typed/use-typed.ts';
import { openSnags } from '../open-snags.ts';
import { draftOf, useWrite } from './use-write.ts';
import styles from './write.module.css';
import { WriteDock } from './write-dock.tsx';

/** Pictures that outlive a reload: opening the camera may throw the page away. */
function usePictures(draft: string) {
  const [kept, setKept] = useState<readonly KeptPicture[]>(() => readPictures(readDraft(draft)?.pictures));
  const change: Parameters<typeof useKeptPictures>[1] = (next) =>
    setKept((known) => {
      const pictures = next(known);
      keepInDraft(draft, 'pictures', JSON.stringify(pictures));
      return pictures;
    });
  return useKeptPictures(kept, change, mostPictures);
}

function readPictures(text: string | undefined): KeptPicture[] {
  try {
    const known: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(known) ? (known as KeptPicture[]) : [];
  } catch {
    return [];
  }
}

/** A hand-over: each point as both find it, what else is missing, and pictures. */
export function HandoverForm({ contract }: { contract: WorkContract }) {
  const { handover: t, wrong } = useMessages('papers');
  const draft = draftOf(contract._id, 'handover');
  const { typed, type } = useTyped(draft, {});
  const { sendAll, ...pictures } = usePictures(draft);
  const [asked, setAsked] = useState(false);
  const { send, busy, problem } = useWrite(contract._id);
  const { items, own } = handoverOf(typed);
  const few = pictures.pictures.length < fewestPictures;
  const book = useBook(contract._id);
  const note = typed.note?.trim();
  const write = async () => {
    setAsked(true);
    if (!items || !own || few || busy || pictures.percent !== null) return;
    const [references, { data: known }] = await Promise.all([sendAll().catch(() => null), book.refetch()]);
    if (!references || !known) return;
    const snags = openSnags(known).map(({ root }) => root);
    send({ kind: 'handover', body: { items, own, snags, pictures: references, ...(note && { note }) } });
  };
  const isWrong = !items || !own || few;
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className={styles.form}>
        <Points typed={typed} type={type} asked={asked} />
        <Field label={t.more} hint={t.moreHint} error={asked && !own ? t.long : undefined}>
          <TextArea rows={3} value={typed.own ?? ''} onChange={({ target }) => type('own', target.value)} />
        </Field>
        <Snags book={book} />
        <section className={styles.part}>
          <h2>{t.pictures}</h2>
          <KeptPicturesField
            {...pictures}
            problem={asked && few ? 'pictures-few' : undefined}
            t={t.pictureWords}
          />
        </section>
        <Field label={t.words}>
          <TextArea rows={3} value={typed.note ?? ''} onChange={({ target }) => type('note', target.value)} />
        </Field>
        <WriteDock
          action={t.write}
          busy={busy}
          problem={problem ?? (asked && isWrong ? wrong.above : undefined)}
          onPress={() => void write()}
        />
      </div>
    </>
  );
}

/** What the site book holds as not repaired: it goes into the paper by itself. */
function Snags({ book }: { book: ReturnType<typeof useBook> }) {
  const { handover: t } = useMessages('papers');
  const snags = book.data && openSnags(book.data);
  return (
    <section className={styles.part}>
      <h2>{t.snagsTitle}</h2>
      {!snags && (
        <NotLoaded query={book} failed={t.snagsFailed} loading={t.snagsLoading} count={1} kind="row" />
      )}
      {snags && <p>{snags.length > 0 ? t.snagsLead : t.noSnags}</p>}
      {snags && snags.length > 0 && (
        <ul className={styles.snags}>
          {snags.map(({ root, text }) => (
            <li key={root}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PointsProps {
  typed: Record<string, string | undefined>;
  type: Type;
  asked: boolean;
}

function Points(props: PointsProps) {
  const { handover: t } = useMessages('papers');
  return (
    <section className={styles.part}>
      <h2>{t.points}</h2>
      {handoverItems.map((item) => (
        <Point key={item} item={item} {...props} />
      ))}
    </section>
  );
}

/** One point: all right, or not yet and what is missing. */
function Point({ item, typed, type, asked }: PointsProps & { item: HandoverItem }) {
  const { handover: t } = useMessages('papers');
  const state = typed[item] ?? '';
  return (
    <div className={styles.part}>
      <Chips
        legend={t.items[item]}
        choices={(['ok', 'not'] as const).map((value) => ({ value, label: t.states[value] }))}
        value={state}
        onChange={(value) => type(item, value)}
        error={asked && state === '' ? t.all : undefined}
      />
      {state === 'not' && (
        <Field label={t.note}>
          <TextInput
            value={typed[`${item}.note`] ?? ''}
            onChange={({ target }) => type(`${item}.note`, target.value)}
          />
        </Field>
      )}
    </div>
  );
}

const mostOwn = 20;
const longest = 60;

type Typed = Record<string, string | undefined>;

/** What was chosen and typed, as a paper says it; null for the part that is missing or too long. */
export function handoverOf(typed: Typed): {
  items: HandoverBody['items'] | null;
  own: HandoverBody['own'] | null;
} {
  const points = handoverItems.map((item) => {
    const state = typed[item];
    const note = typed[`${item}.note`]?.trim();
    if (state !== 'ok' && state !== 'not') return null;
    return [item, { state, ...(state === 'not' && note && { note }) }] as const;
  });
  const names = (typed.own ?? '')
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);
  const fits = names.length <= mostOwn && names.every((name) => name.length <= longest);
  const chosen = points.filter((point) => point !== null);
  return {
    items:
      chosen.length === handoverItems.length ? (Object.fromEntries(chosen) as HandoverBody['items']) : null,
    own: fits ? names.map((name) => ({ name, state: 'not' })) : null,
  };
}
