import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Plinth } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import styles from './carousel.module.css';
import { useSeen } from './view/use-seen.ts';

const swipe = 36;

/** A finger that moved sideways turns the pictures, and is then no click. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y };
      swiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      const [x, y] = start ? [clientX - start.x, clientY - start.y] : [0, 0];
      if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(y)) return;
      swiped.current = true;
      turn(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onClick: () => {
      if (!swiped.current) turn(1);
      swiped.current = false;
    },
  };
}

export interface Slide {
  key: string;
  caption: string;
  picture: () => ReactNode;
}

/** Pictures one at a time, drawn when in sight; a click, a swipe to the left or the right arrow shows the next one. */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const t = useMessages('house');
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame, 300);
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, slides.length - 1);
  const turn = (by: number) => setChosen((place + by + slides.length) % slides.length);
  const pointer = useSwipe(turn);
  const slide = slides[place];
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -place, End: slides.length - 1 - place }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };
  if (!slide) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in
    <div
      ref={frame}
      role="group"
      aria-roledescription={t.carousel}
      aria-label={label}
      className={styles.carousel}
      onKeyDown={walk}
    >
      <button
        type="button"
        className={styles.stage}
        aria-label={t.nextPicture(label)}
        data-picture={slide.key}
        {...pointer}
      >
        <span key={slide.key} className={styles.slide}>
          {seen && slide.picture()}
        </span>
      </button>
      <Plinth line="lit" className={styles.plinth}>
        <p aria-live="polite">{slide.caption}</p>
        <span className={styles.ticks} aria-hidden="true">
          {slides.map(({ key }) => (
            <i key={key} className={cx(key === slide.key && styles.on)} />
          ))}
        </span>
        <span className={styles.count}>{t.ofCount(place + 1, slides.length)}</span>
        <span className={styles.buttons}>
          <IconButton icon="left" label={t.previous} onClick={() => turn(-1)} />
          <IconButton icon="right" label={t.next} onClick={() => turn(1)} />
        </span>
      </Plinth>
    </div>
  );
}
