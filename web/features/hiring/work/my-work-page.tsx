import type { ComponentType, ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { useHiringNews } from '../offers/offer-queries.ts';
import { Asked } from './asked.tsx';
import { BookedSections } from './booked-sections.tsx';
import { ForMe } from './for-me/for-me.tsx';
import { shownTabs } from './parts/tabs.ts';
import { useWorkTab } from './parts/use-work-tab.ts';
import styles from './parts/work.module.css';
import { over, underWork } from './parts/work-queries.ts';

type Tenders = ComponentType<{ as: 'mine' | 'forMe' }>;

/**
 * What waits for one's answer, what one asked for, what is booked and what is over; the tab stands in the address.
 * @param beside for those who wait for requests
 * @param owed what is still owed, above what is booked and what is over
 * @param Tenders bills to be priced, of one side; given by the page that joins the features
 */
export function MyWorkPage({
  beside,
  owed,
  Tenders,
}: {
  beside?: ReactNode;
  owed?: ReactNode;
  Tenders: Tenders;
}) {
  const t = useMessages('work');
  const { open: tab, known } = useWorkTab();
  useTitle(t.title);
  useHiringNews();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t.title} aside={known?.lists && <CardLink />} />
      <Tabs open={tab} known={known} />
      <section aria-label={tab && t.tabs[tab]} className={styles.body}>
        {!tab && <Skeleton label={t.loading} count={3} kind="row" />}
        {tab === 'forMe' && <Tenders key="forMe" as="forMe" />}
        {tab === 'forMe' && <ForMe />}
        {tab === 'forMe' && known?.lists && beside}
        {tab === 'asked' && <Tenders key="mine" as="mine" />}
        {tab === 'asked' && <Asked />}
        {(tab === 'booked' || tab === 'done') && owed}
        {tab === 'booked' && (
          <BookedSections key="booked" statuses={underWork} empty={t.noBooked} emptyText={t.noBookedText} />
        )}
        {tab === 'done' && (
          <BookedSections key="done" statuses={over} empty={t.noDone} emptyText={t.noDoneText} />
        )}
      </section>
    </div>
  );
}

/** Who waits for work carries a card of what was done. */
function CardLink() {
  const t = useMessages('work');
  return (
    <Link to={paths.workCard} className={buttonClass({ kind: 'line', size: 'sm' })}>
      <Icon name="tag" size={22} />
      {t.workCard}
    </Link>
  );
}

function Tabs({ open, known }: ReturnType<typeof useWorkTab>) {
  const t = useMessages('work');
  return (
    <nav className={styles.tabs} aria-label={t.title}>
      {known &&
        shownTabs(known, open).map((tab) => {
          const waiting = known.counts[tab];
          return (
            <Link
              key={tab}
              to={paths.myWork}
              search={{ tab }}
              replace
              aria-current={tab === open ? 'page' : undefined}
            >
              {t.tabs[tab]}
              {waiting ? <span className="num"> {count(waiting)}</span> : null}
            </Link>
          );
        })}
    </nav>
  );
}
