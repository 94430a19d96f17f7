import { type ReactNode, useId } from 'react';
import styles from './tape-slider.module.css';

type TapeSliderProps = {
  label: ReactNode;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** The value in words, shown and read out: "Up to ₹500". */
  valueText: string;
  minText: string;
  maxText: string;
  disabled?: boolean;
};

/** A range drawn as a steel tape; the part that counts is marigold. */
export function TapeSlider(props: TapeSliderProps) {
  const { label, min, max, step = 10, value, onChange, valueText, minText, maxText, disabled } = props;
  const id = useId();
  const filled = `${(((value - min) / (max - min)) * 100).toFixed(1)}%`;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <output className={styles.value} htmlFor={id}>
          {valueText}
        </output>
      </div>
      {/* Set by script: a page that is rendered ahead may hold no style of its own. */}
      <div className={styles.tape} ref={(tape) => tape?.style.setProperty('--p', filled)}>
        <div className={styles.face} />
        <input
          type="range"
          id={id}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.ends}>
        <span>{minText}</span>
        <span>{maxText}</span>
      </div>
    </div>
  );
}
