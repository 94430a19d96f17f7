import { getContractPicture } from '#contract/contracts/site-book.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import styles from '#web/shared/media/pictures.module.css';
import { PrivatePicture } from '#web/shared/private-picture.tsx';
import { Spinner } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import type { Pictures } from './use-pictures.ts';

const most = 12;

interface FieldProps {
  /** Of those that the book has. */
  contractId: string;
  pictures: Pictures;
  hint: string;
  /** Asked for, where there are none. */
  missing: boolean;
}

/** A phone opens its camera. */
export function PicturesField({ contractId, pictures, hint, missing }: FieldProps) {
  const t = useMessages('site-book');
  const { storageFull } = useMessages('ledger');
  const sentence = useProblemSentence();
  const { problem, count, busy } = pictures;
  const wrong = missing && count === 0 ? sentence('site-pictures') : undefined;
  const failed = problem === 'storage' ? storageFull : problem && sentence(problem);
  const error = failed ?? wrong;
  return (
    <FieldGroup legend={t.pictures} hint={hint} error={error}>
      <ul className={styles.pictures} aria-busy={busy}>
        <Named contractId={contractId} pictures={pictures} />
        <Taken pictures={pictures} />
        {count < most && (
          <li className={styles.picture}>
            <TakePicture pictures={pictures} first={missing} wrong={error !== undefined} />
          </li>
        )}
      </ul>
      <p role="status" className="sr">
        {busy ? t.pictureComes : t.picturesCount(count)}
      </p>
    </FieldGroup>
  );
}

interface TakeProps {
  pictures: Pictures;
  first: boolean;
  wrong: boolean;
}

function TakePicture({ pictures: { busy, add }, first, wrong }: TakeProps) {
  const t = useMessages('site-book');
  return (
    <label className={styles.add}>
      <input
        className="sr"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t.takePicture}
        aria-invalid={wrong || undefined}
        data-first={first || undefined}
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void add(file);
          // The same file chosen again must count as a choice.
          target.value = '';
        }}
      />
      {busy ? <Spinner size={28} /> : <Icon name="camera" size={32} />}
    </label>
  );
}

function Named({
  contractId,
  pictures: { named, removeNamed },
}: Pick<FieldProps, 'contractId' | 'pictures'>) {
  const t = useMessages('site-book');
  return named.map((name, place) => (
    <li key={name} className={styles.picture}>
      <ContractPicture
        id={contractId}
        reference={name}
        alt={t.picture(place + 1)}
        missing={t.pictureMissing}
      />
      <IconButton
        className={styles.remove}
        icon="x"
        label={t.removePicture(place + 1)}
        onClick={() => removeNamed(name)}
      />
    </li>
  ));
}

function Taken({ pictures: { taken, named, remove } }: { pictures: Pictures }) {
  const t = useMessages('site-book');
  return taken.map(({ key, file }, place) => (
    <li key={key} className={styles.picture}>
      {file ? (
        <MemoryImage bytes={file} alt={t.picture(named.length + place + 1)} className={styles.image} />
      ) : (
        <span className={styles.waits}>
          <Icon name="image" size={28} />
        </span>
      )}
      <IconButton
        className={styles.remove}
        icon="x"
        label={t.removePicture(named.length + place + 1)}
        onClick={() => remove(key)}
      />
    </li>
  ));
}

/** Pictures that an entry shows. */
export function ShownPictures({ contractId, names }: { contractId: string; names: readonly string[] }) {
  const t = useMessages('site-book');
  if (names.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t.pictures}>
      {names.map((name, place) => (
        <li key={name} className={styles.picture}>
          <ContractPicture
            id={contractId}
            reference={name}
            alt={t.picture(place + 1)}
            missing={t.pictureMissing}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** Of the contract. */
  id: string;
  /** As the book or a paper names it. */
  reference: string;
  alt: string;
  missing: string;
}

/** A picture of a contract's book or papers. */
function ContractPicture({ id, reference, ...shown }: Props) {
  const t = useMessages('site-book');
  const name = reference.replace('hire:', '');
  return (
    <PrivatePicture
      of={['contract', id, name]}
      load={(signal) => fetchBytes(getContractPicture, { params: { id, name }, signal })}
      other={t.pictureOther}
      {...shown}
    />
  );
}
