import { Link } from '@tanstack/react-router';
import { paths } from '#contract/paths.ts';
import { useScreenSearch } from '#web/shared/browser/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { useHiringNews } from '../offers/offer-queries.ts';
import { Asked } from './asked/asked.tsx';
import { BookedSections } from './booked/booked-sections.tsx';
import { ForMe } from './for-me/for-me.tsx';
import { tabOf, type WorkTab, workTabs } from './parts/tabs.ts';
import styles from './parts/work.module.css';
import { over, underWork, useWorkCounts } from './parts/work-queries.ts';

/** What waits for one's answer, what one asked for, what is booked and what is over; the tab stands in the address. */
export function MyWorkPage() {
  const t = useMessages('work');
  const tab = tabOf(useScreenSearch('work').tab);
  useTitle(t.title);
  useHiringNews();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t.title} />
      <Tabs open={tab} />
      <section aria-label={t.tabs[tab]} className={styles.body}>
        {tab === 'forMe' && <ForMe />}
        {tab === 'asked' && <Asked />}
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

function Tabs({ open }: { open: WorkTab }) {
  const t = useMessages('work');
  const language = useLanguage();
  const counts = useWorkCounts();
  return (
    <nav className={styles.tabs} aria-label={t.title}>
      {workTabs.map((tab) => {
        const waiting = counts[tab];
        return (
          <Link
            key={tab}
            to={paths.myWork}
            search={{ tab }}
            replace
            aria-current={tab === open ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t.tabs[tab]}
            {waiting ? <span className="num"> {count(waiting, language)}</span> : null}
          </Link>
        );
      })}
    </nav>
  );
}
