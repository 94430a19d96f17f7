import { useState } from 'react';
import { CallError } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import styles from '#web/shared/media/pictures.module.css';
import { preparePicture } from '#web/shared/media/prepare-picture.ts';
import { deletePicture, keepPicture } from '#web/shared/media/unsent-pictures.ts';
import { Spinner } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { ContractPicture } from '../contract-picture.tsx';

const most = 12;

interface Taken {
  key: string;
  file: Blob;
}
export type Pictures = ReturnType<typeof usePictures>;

/** Pictures as they are taken: their bytes stay on this device until the entry that shows them is sent. */
export function usePictures() {
  const [taken, setTaken] = useState<Taken[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'picture-unsupported' | 'storage' | undefined>();
  return {
    ...{ taken, busy, problem },
    keys: taken.map(({ key }) => key),
    add: async (chosen: File) => {
      setBusy(true);
      setProblem(undefined);
      try {
        const file = await preparePicture(chosen);
        const key = crypto.randomUUID();
        await keepPicture(key, file);
        setTaken((all) => [...all, { key, file }]);
      } catch (error) {
        setProblem(error instanceof CallError ? 'picture-unsupported' : 'storage');
      } finally {
        setBusy(false);
      }
    },
    remove: (key: string) => {
      setTaken((all) => all.filter((one) => one.key !== key));
      void deletePicture(key);
    },
    /** Nothing will show them. */
    forget: () => {
      for (const { key } of taken) void deletePicture(key);
    },
  };
}

/** A phone opens its camera. */
export function PicturesField({
  pictures,
  hint,
  missing,
}: {
  pictures: Pictures;
  hint: string;
  missing: boolean;
}) {
  const t = useMessages('site-book');
  const { storageFull } = useMessages('ledger');
  const sentence = useProblemSentence();
  const { taken, busy, problem, add, remove } = pictures;
  const wrong = missing && taken.length === 0 ? sentence('site-pictures') : undefined;
  const failed = problem === 'storage' ? storageFull : problem && sentence(problem);
  return (
    <FieldGroup legend={t.pictures} hint={hint} error={failed ?? wrong}>
      <ul className={styles.pictures}>
        {taken.map(({ key, file }, place) => (
          <li key={key} className={styles.picture}>
            <MemoryImage bytes={file} alt={t.picture(place + 1)} className={styles.image} />
            <IconButton
              className={styles.remove}
              icon="x"
              label={t.removePicture(place + 1)}
              onClick={() => remove(key)}
            />
          </li>
        ))}
        {taken.length < most && (
          <li className={styles.picture}>
            <label className={styles.add}>
              <input
                className="sr"
                type="file"
                accept="image/*"
                capture="environment"
                aria-label={t.takePicture}
                data-first={missing || undefined}
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
          </li>
        )}
      </ul>
      <p role="status" className="sr">
        {t.picturesCount(taken.length)}
      </p>
    </FieldGroup>
  );
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
