import type { PictureName } from '#domain/voice/screens.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './drawn.module.css';
import { Sign, type SignName } from './sign.tsx';

type Icons = Exclude<PictureName, keyof typeof signs | `bricks${number}`>;

const signs = {
  mic: 'mic',
  yes: 'thumbUp',
  no: 'thumbDown',
  clock: 'clock',
  halfSun: 'halfSun',
  more: 'more',
  bed: 'bed',
  coin: 'coin',
  bank: 'bank',
  cement: 'cement',
  sand: 'sand',
  steel: 'steel',
  aggregate: 'aggregate',
} as const satisfies Partial<Record<PictureName, SignName>>;

const icons: Record<Icons, IconName> = {
  trowel: 'trowel',
  tiles: 'tiles',
  load: 'box',
  broom: 'broom',
  shift: 'truck',
  warehouse: 'warehouse',
  factory: 'factory',
  leaf: 'leaf',
  work: 'work',
  user: 'user',
  hat: 'hat',
  sun: 'sun',
  mail: 'mail',
  book: 'doc',
  pin: 'pin',
  cross: 'x',
  tick: 'check',
  pen: 'rupee',
  card: 'tag',
  lock: 'lock',
  eye: 'eye',
  image: 'image',
  send: 'send',
  speaker: 'speaker',
  truck: 'truck',
  box: 'box',
  phone: 'phone',
  brick: 'brick',
};

const isSign = (name: PictureName): name is keyof typeof signs => name in signs;

const bricks: PictureName[] = ['bricks0', 'bricks1', 'bricks2', 'bricks3', 'bricks4', 'bricks5'];

/** Decoration: the word under it and the voice say the same. */
export function VoicePicture({ name, size = 64 }: { name: PictureName; size?: number }) {
  const courses = bricks.indexOf(name);
  if (courses >= 0) return <Wall courses={courses} size={size} />;
  if (isSign(name)) return <Sign name={signs[name]} size={size} />;
  return <Icon name={icons[name as Icons]} size={size} />;
}

/** A wall of as many courses as there is experience: a beginner has laid one brick. */
function Wall({ courses, size }: { courses: number; size: number }) {
  const laid = courses === 0 ? [{ x: 30, y: 56 }] : [];
  for (let course = 0; course < courses; course += 1)
    for (let at = 0; at < 3; at += 1)
      laid.push({ x: 8 + at * 20 + (course % 2) * 4 - 2, y: 56 - course * 11 });
  return (
    <svg className={styles.wall} width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      {laid.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={18} height={9} rx={1.5} />
      ))}
      <path d="M4 67h64" />
    </svg>
  );
}

/** The fewest notes that make an amount, the largest first. */
export function notesOf(amount: number): number[] {
  const found: number[] = [];
  let rest = amount;
  for (const note of [500, 200, 100, 50, 20, 10])
    while (rest >= note) {
      found.push(note);
      rest -= note;
    }
  return found;
}

/** An amount as the notes that one would get in the hand. */
export function Notes({ amount }: { amount: number }) {
  const notes = notesOf(amount);
  // Six stand side by side on a narrow phone.
  const most = notes.length > 6 ? 5 : 6;
  return (
    <div className={styles.notes} aria-hidden="true">
      {notes.slice(0, most).map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes of one worth are alike
        <span key={at} className={styles.note} data-note={note}>
          {note}
        </span>
      ))}
      {notes.length > most && (
        <span className={styles.note} data-note="more">
          +
        </span>
      )}
    </div>
  );
}
