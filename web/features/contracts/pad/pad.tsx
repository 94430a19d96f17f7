import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './pad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];
const longest = 9;

interface Props {
  words: { keys: string; point: string; erase: string };
  value: string;
  onChange: (text: string) => void;
}

/** Big keys, for a thumb at the site. */
export function Pad({ words, value, onChange }: Props) {
  return (
    <fieldset className={styles.pad} aria-label={words.keys}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-label={digit === '.' ? words.point : undefined}
          onClick={() => onChange((value + digit).slice(0, longest))}
        >
          {digit}
        </button>
      ))}
      <button type="button" aria-label={words.erase} onClick={() => onChange(value.slice(0, -1))}>
        <Icon name="back" size={26} />
      </button>
    </fieldset>
  );
}
