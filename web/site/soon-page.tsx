import { Link, useLocation } from '@tanstack/react-router';
import { Pictogram, type PictogramName } from '../drawings/pictogram.tsx';
import { useWords, type Words } from '../languages/words.ts';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './text.module.css';

interface Coming {
  words: keyof Words<'site'>['soon'];
  pictogram: PictogramName;
}

const assistant: Coming = { words: 'assistant', pictogram: 'askai' };
const coming = new Map<string, Coming>([
  [paths.assistant, assistant],
  [paths.houseForm, { words: 'houseForm', pictogram: 'house3d' }],
  [paths.house, { words: 'house', pictogram: 'house3d' }],
  [paths.dreamHouse, { words: 'dreamHouse', pictogram: 'house3d' }],
]);
// Paths match without regard to case.
const comingAt = (path: string): Coming =>
  [...coming].find(([at]) => at.toLowerCase() === path.toLowerCase().replace(/\/$/, ''))?.[1] ?? assistant;

/** Says what a page will be, and that it is not there yet. */
export function SoonPage() {
  const words = useWords('site');
  const { words: name, pictogram } = comingAt(useLocation({ select: ({ pathname }) => pathname }));
  const { title, text, until } = words.soon[name];
  useTitle(title);
  return (
    <div className={`wrap ${styles.single}`}>
      <Pictogram name={pictogram} size={144} />
      <p className={styles.badge}>{words.soonBadge}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{until}</p>
      <Link to={paths.home} className={buttonClass()}>
        {words.backHome}
      </Link>
    </div>
  );
}
