import { handoverItems } from '#contract/contracts/handover.ts';
import { getContractPicture } from '#contract/contracts/site-book.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { useNamedPicture } from '#web/shared/private-picture.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { useBook } from '../../book-query.ts';
import type { Handover } from '../contract-facts.ts';
import { snagsIn } from '../open-snags.ts';
import { Part } from './agreement-text.tsx';
import styles from './read.module.css';

/** The text of a hand-over: each point as it was found, what is still to be mended, and the pictures. */
export function HandoverText({ contractId, handover }: { contractId: string; handover: Handover }) {
  const { handover: t } = useMessages('papers');
  const { items, own, snags, pictures, note } = handover.body;
  const points = [
    ...handoverItems.map((item) => ({ key: item, name: t.items[item], ...items[item] })),
    ...own.map((point, place) => ({ key: `own ${place}`, ...point })),
  ];
  return (
    <>
      <Part title={t.points}>
        <ul className={styles.points}>
          {points.map(({ key, name, state, note: missing }) => (
            <li key={key} data-state={state}>
              <Icon name={state === 'ok' ? 'check' : 'x'} size={22} />
              <span>
                <b>{name}</b>: {t.states[state]}
                {missing && <small>{missing}</small>}
              </span>
            </li>
          ))}
        </ul>
        {snags.length > 0 && <Snags contractId={contractId} ids={snags} />}
      </Part>
      {note && (
        <Part title={t.words}>
          <p className={styles.own}>{note}</p>
        </Part>
      )}
      <Part title={t.pictures}>
        <ul className={styles.pictures}>
          {pictures.map((reference, place) => (
            <li key={reference}>
              <PaperPicture
                contractId={contractId}
                reference={reference}
                alt={t.pictureWords.one(place + 1)}
              />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** What is still to be mended, in the words of the site book; how much of it there is stands in the paper. */
function Snags({ contractId, ids }: { contractId: string; ids: readonly string[] }) {
  const { handover: t } = useMessages('papers');
  const { data } = useBook(contractId);
  const named = data ? snagsIn(data).filter(({ root }) => ids.includes(root)) : [];
  return (
    <>
      <p>{t.snags(ids.length)}</p>
      <ul className={styles.points}>
        {named.map(({ root, text }) => (
          <li key={root} data-state="not">
            <Icon name="x" size={22} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A picture that a paper names by its reference. */
function PaperPicture({
  contractId,
  reference,
  alt,
}: {
  contractId: string;
  reference: string;
  alt: string;
}) {
  const { handover: t } = useMessages('papers');
  const name = reference.replace('hire:', '');
  const { data, isPending } = useNamedPicture({
    of: ['contract', contractId, name],
    load: (signal) => fetchBytes(getContractPicture, { params: { id: contractId, name }, signal }),
  });
  if (data && !data.isNamed) return <p role="alert">{t.otherPicture}</p>;
  if (data) return <MemoryImage bytes={data.bytes} alt={alt} className={styles.picture} />;
  return isPending ? <Skeleton label={alt} kind="row" count={1} /> : <p>{t.missing}</p>;
}
