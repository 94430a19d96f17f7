import { useEffect } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useUpload } from '#web/shared/media/use-upload.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import { useTouch } from '#web/shared/ui/use-wide.ts';
import type { FieldSpec } from '../table/field-spec.ts';
import type { RegistrationForm, Waits } from '../table/form-values.ts';
import styles from './fields.module.css';
import { useSentence } from './sentence.ts';

/** With `capture` a phone opens its camera alone; a picture taken before needs a way of its own. */
function FromGallery({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useMessages('registration');
  return (
    <label className={`${buttonClass({ kind: 'quiet', size: 'sm' })} ${styles.gallery}`}>
      <input
        className="sr"
        type="file"
        accept="image/*"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
      {t.fromGallery}
    </label>
  );
}

/** Beside a photo that did not arrive. */
function AfterFailure({ onRetry, onLeaveOut }: { onRetry?: () => void; onLeaveOut: () => void }) {
  const t = useMessages('registration');
  const shell = useMessages('shell');
  return (
    <div className={styles.again}>
      {onRetry && (
        <Button kind="line" size="sm" icon="refresh" onClick={onRetry}>
          {shell.tryAgain}
        </Button>
      )}
      <Button kind="quiet" size="sm" onClick={onLeaveOut}>
        {t.leaveOut}
      </Button>
    </div>
  );
}

interface PhotoFieldProps {
  spec: FieldSpec;
  form: RegistrationForm;
  waits: Waits;
  /** Why it cannot be changed, where it cannot. */
  lock: string | undefined;
  /** The picture of the record; '' where it has none. */
  present: string;
  /** A drawing that stands for the picture while there is none. */
  drawing?: string;
  /** Said above the box. */
  note?: string;
}

/** One picture: camera first on phones, sent as soon as it is chosen, while the rest is typed. */
export function PhotoField({ spec, form, waits, lock, present, drawing, note }: PhotoFieldProps) {
  const { name } = spec;
  const t = useMessages('registration');
  const sentence = useProblemSentence();
  const fieldSentence = useSentence();
  const touch = useTouch();
  const { upload, picture, percent, problem } = useUpload(name === 'aadharPic', (address) =>
    form.setValue(name, address, { shouldValidate: address !== '' }),
  );
  useEffect(() => {
    waits.set(name, upload.settled);
    return () => void waits.delete(name);
  }, [waits, name, upload]);

  const address = form.watch(name);
  // A private picture's reference is no address: it is shown from the file alone.
  const own = picture ?? (address.startsWith('/') ? address : null);
  const hint = spec.hint && !(own && drawing) && t.hints[spec.hint];
  return (
    <div className={cx(styles.photo, lock && styles.locked)}>
      {note && <p className={styles.consent}>{note}</p>}
      <UploadBox
        name={name}
        title={t.labels[spec.label]}
        hint={lock ?? hint}
        chooseLabel={touch ? t.takePhoto : t.choosePhoto}
        replaceLabel={own ? t.replacePhoto : touch ? t.takePhoto : t.choosePhoto}
        picture={own ?? drawing ?? null}
        onChange={upload.choose}
        capture={touch ? (name === 'profilePic' ? 'user' : 'environment') : undefined}
        disabled={lock !== undefined}
        error={problem ? sentence(problem) : fieldSentence(form.getFieldState(name, form.formState).error)}
        progress={percent === null ? undefined : { percent, text: t.uploading(percent) }}
      />
      <p role="status" className={styles.arrived}>
        {picture && percent === null && !problem && t.photoArrived}
      </p>
      {touch && !lock && <FromGallery onChoose={upload.choose} />}
      {problem && (
        <AfterFailure
          onRetry={picture ? upload.retry : undefined}
          onLeaveOut={() => {
            upload.reset();
            form.setValue(name, present);
          }}
        />
      )}
    </div>
  );
}
