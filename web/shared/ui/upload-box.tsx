import { type ReactNode, useEffect, useId, useRef } from 'react';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './drawings/icon.tsx';
import { FieldError } from './field-error.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './upload-box.module.css';

type UploadBoxProps = {
  /** What to add: "Add your photo". */
  title: ReactNode;
  hint: ReactNode;
  chooseLabel: string;
  replaceLabel: string;
  /** The chosen file, or the address of a picture that is already stored. */
  picture: File | string | null;
  onChange: (file: File) => void;
  /** Accepted types; any image unless given. */
  accept?: string;
  /** Which camera a phone opens first. */
  capture?: 'user' | 'environment';
  error?: ReactNode;
  /** Percent sent, while sending, and the sentence that says it. */
  progress?: { percent: number; text: string };
  disabled?: boolean;
  name?: string;
};

/** A dashed box for one picture; shows the picture once chosen. */
export function UploadBox(props: UploadBoxProps) {
  const { title, hint, chooseLabel, replaceLabel, picture, onChange, error, progress, disabled } = props;
  const id = useId();
  return (
    <div className={styles.root}>
      <div className={cx(styles.box, error && styles.wrong, disabled && styles.off)}>
        {picture ? <Preview picture={picture} /> : <Icon className={styles.sign} name="upload" size={32} />}
        <span className={styles.words} id={`${id}-title`}>
          <b>{title}</b>
          <span className={styles.hint}>{hint}</span>
        </span>
        <label className={cx(buttonClass({ kind: 'soft', size: 'sm' }), styles.choose)}>
          <input
            className="sr"
            type="file"
            name={props.name}
            accept={props.accept ?? 'image/*'}
            capture={props.capture}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(`${id}-title`, error && `${id}-error`)}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onChange(file);
              // The same file chosen again must count as a choice.
              event.target.value = '';
            }}
          />
          {picture ? replaceLabel : chooseLabel}
        </label>
        {progress && <ProgressBar percent={progress.percent} label={progress.text} />}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The browser keeps a chosen file's picture until its address is given back. */
function Preview({ picture }: { picture: File | string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return;
    const made = picture instanceof File ? URL.createObjectURL(picture) : undefined;
    image.current.src = made ?? String(picture);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [picture]);
  return <img ref={image} className={styles.preview} alt="" />;
}
