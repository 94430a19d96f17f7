import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { SayKey } from '#domain/voice/says.ts';
import { type NumberScreen, yesNo } from '#domain/voice/screens.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Notes } from './pictures.tsx';
import { Sign } from './sign.tsx';
import { Tiles } from './tiles.tsx';
import { useSay } from './use-say.ts';
import styles from './voice.module.css';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'erase', '0', 'done'] as const;
type PadKey = (typeof keys)[number];
const restMs = 900;

interface PadProps {
  screen: NumberScreen;
  start?: string;
  /** The draft that keeps what is typed, so that a reload finds it. */
  keep?: string;
  /** A number above it is not taken. */
  most?: number;
  busy?: boolean;
  /** Said after the number that is read back. */
  unit?: SayKey;
  /** What is wrong with what was typed before. */
  wrong?: SayKey | undefined;
  onDone: (digits: string) => void;
}

/** Ten keys of its own; what was typed is read back when the typing rests. */
export function Pad({ screen, start = '', keep, most, unit, busy, wrong, onDone }: PadProps) {
  const { pad } = useMessages('voice');
  const { words, key, speak, money } = useSay();
  const [typed, setTyped] = useTyped(screen.id, { start, keep });
  const [fresh, setFresh] = useState(false);
  const [unsure, setUnsure] = useState(false);
  useReadBack({ screen, typed, unit, fresh });
  const sayFault = useEffectEvent((fault: SayKey) => speak(key(fault)));
  useEffect(() => {
    if (wrong) sayFault(wrong);
  }, [wrong]);
  const take = () => {
    // What is answered is kept by who asked.
    if (keep) keepInDraft(keep, screen.id, '');
    onDone(typed);
  };
  const press = (name: PadKey) => {
    if (name === 'done') {
      setFresh(false);
      if (isLikely(screen, Number(typed))) return take();
      setUnsure(true);
      return speak(...money(Number(typed)), key('perDay'));
    }
    setFresh(true);
    if (name === 'erase') return setTyped(typed.slice(0, -1));
    if (typed.length < screen.digits) setTyped(screen.money && typed === '0' ? name : typed + name);
  };
  const shown = screen.money ? rupees(Number(typed)) : grouped(typed, screen.digits);
  return (
    <>
      <output className={cx(styles.typed, screen.digits > 10 && styles.long)} aria-label={pad.typed}>
        <span>{shown || ' '}</span>
        {most !== undefined && <small> / {most}</small>}
      </output>
      {screen.money && <Notes amount={Number(typed)} />}
      {wrong && (
        <p role="alert" className={styles.wrong}>
          <Icon name="x" size={28} />
          {words[wrong]}
        </p>
      )}
      {unsure ? (
        <Tiles
          tiles={yesNo}
          busy={busy ?? false}
          onChoose={(value) => {
            setUnsure(false);
            if (value === 'yes') take();
          }}
        />
      ) : (
        <Keys
          busy={busy}
          isWhole={isWhole(typed, most) && (!screen.money || Number(typed) > 0)}
          onPress={press}
        />
      )}
    </>
  );
}

/** Says what was typed when the typing rests. */
function useReadBack({
  screen,
  typed,
  unit,
  fresh,
}: Pick<PadProps, 'screen' | 'unit'> & { typed: string; fresh: boolean }) {
  const { key, speak, amount, money, digits } = useSay();
  const readBack = useEffectEvent(() => {
    if (screen.readBack === 'nothing') return;
    if (screen.readBack === 'digits') return speak(...digits(typed));
    const said = screen.money ? money(Number(typed)) : amount(Number(typed));
    speak(...said, ...(unit ? [key(unit)] : []));
  });
  useEffect(() => {
    if (!fresh || typed === '') return;
    const timer = setTimeout(readBack, restMs);
    return () => clearTimeout(timer);
  }, [typed, fresh]);
}

const isLikely = ({ likely }: NumberScreen, amount: number): boolean =>
  !likely || (amount >= likely.from && amount <= likely.to);

const isWhole = (typed: string, most: number | undefined): boolean =>
  typed !== '' && (most === undefined || (Number(typed) > 0 && Number(typed) <= most));

/** What is typed, and where it is kept. */
function useTyped(
  field: string,
  { start, keep }: { start: string; keep: string | undefined },
): [typed: string, type: (digits: string) => void] {
  const [typed, setTyped] = useState(() => (keep && readDraft(keep)?.[field]) || start);
  const type = (digits: string) => {
    if (keep) keepInDraft(keep, field, digits);
    setTyped(digits);
  };
  return [typed, type];
}

/** As such numbers are written in India: 411 001, 98765 43210, 2345 6789 0123. */
function grouped(typed: string, digits: number): string {
  const group = { 6: /\d{3}(?=\d)/g, 10: /\d{5}(?=\d)/g }[digits] ?? /\d{4}(?=\d)/g;
  return typed.replace(group, '$& ');
}

interface KeysProps {
  busy: boolean | undefined;
  /** What is typed can be taken. */
  isWhole: boolean;
  onPress: (key: PadKey) => void;
}

function Keys({ busy, isWhole, onPress }: KeysProps) {
  const { pad } = useMessages('voice');
  const signs: Partial<Record<PadKey, ReactNode>> = {
    erase: <Sign name="erase" size={32} />,
    done: <Icon name="check" size={36} />,
  };
  return (
    <div className={styles.pad}>
      {keys.map((name) => (
        <button
          key={name}
          type="button"
          className={name === 'done' ? styles.accept : styles.digit}
          aria-label={name === 'erase' || name === 'done' ? pad[name] : undefined}
          disabled={busy || (name === 'done' && !isWhole)}
          onClick={() => onPress(name)}
        >
          {signs[name] ?? name}
        </button>
      ))}
    </div>
  );
}
