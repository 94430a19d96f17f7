import { useId } from 'react';
import type { Figure } from '#contract/marketplace/figures.calls.ts';
import { paths } from '#contract/paths.ts';
import { keepPlace } from '#web/shared/browser/kept-place.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { linkCard } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { FigureWords } from './figure-words.tsx';
import styles from './search.module.css';
import type { useFigures } from './use-figures.ts';
import { listAddress, mixed, someAvailable } from './wanted.ts';

/** The search finds the others. */
const most = 6;

type Props = {
  figures: ReturnType<typeof useFigures>;
  /** A PIN code or a city; absent: all of India. */
  near: string | undefined;
  /** As typed. */
  place: string;
  onFarther: () => void;
};

/** Who is there: each figure is a link to its list (docs/rules.md#figures-2). */
export function FiguresOfPlace(props: Props) {
  const { figures, near, onFarther } = props;
  const t = useMessages('search');
  const placeName = usePlaceNames(near !== undefined && !/^\p{Nd}/u.test(near));
  const title = useId();
  const unknownPlace = figures.status === 'failed' && figures.problem.startsWith('pin-');
  // The field says it.
  if (unknownPlace) return null;
  return (
    <section className={styles.place} aria-labelledby={title}>
      <h2 id={title}>{near ? t.nearPlace(placeName(near)) : t.allIndia}</h2>
      {figures.status === 'loading' && <Counting label={t.loading} />}
      {figures.status === 'failed' && (
        <div role="alert" className={styles.state}>
          <p>{figures.problem === 'network' ? t.offline : t.failed}</p>
          <Button kind="line" size="sm" icon="refresh" onClick={figures.retry}>
            {t.retry}
          </Button>
        </div>
      )}
      {figures.status === 'ready' && figures.figures.length === 0 && (
        <div className={styles.state}>
          <p>{t.nobody}</p>
          {near && (
            <Button kind="line" size="sm" onClick={onFarther}>
              {t.farther}
            </Button>
          )}
          <Link to={paths.contact} className={buttonClass({ kind: 'quiet', size: 'sm' })}>
            {t.askUs}
          </Link>
        </div>
      )}
      {figures.status === 'ready' && figures.figures.length > 0 && (
        <ul className={styles.figures}>
          {mixed(figures.figures, most).map((figure) => (
            <FigureLink key={`${figure.kind} ${figure.category}`} figure={figure} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FigureLink({ figure, near, place }: Props & { figure: Figure }) {
  const t = useMessages('search');
  const label = useCategoryLabel();
  const { kind, category } = figure;
  const wanted = { kind, category };
  const address = listAddress({ wanted, place: near ?? '', available: someAvailable(figure) });
  return (
    <li className={`${linkCard.card} ${styles.figure}`}>
      <div>
        <small className={styles.kind}>{t.kinds[kind]}</small>
        <Link className={`${linkCard.hit} ${styles.name}`} {...address} onClick={() => keepPlace(place)}>
          {label(category)}
        </Link>
        <FigureWords figure={figure} near={near} />
      </div>
      <Icon name="right" />
    </li>
  );
}

function Counting({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr">{label}</span>
      <ul className={styles.figures} aria-hidden="true">
        {Array.from({ length: most }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
          <li key={place} className={`${linkCard.card} ${styles.figure}`}>
            <Glint className={styles.glint} />
          </li>
        ))}
      </ul>
    </div>
  );
}
