import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import styles from './lists/admin-list.module.css';
import { BackToDashboard } from './lists/links.tsx';
import { SharedQuestions } from './shared-questions.tsx';
import { UnansweredCounts } from './unanswered-counts.tsx';

/** What the assistant did not know (docs/rules.md#assistant-9): what to write next. */
export function AdminKnowledgePage() {
  const t = useMessages('admin');
  useTitle(t.knowledge);
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={t.knowledge} lead={t.knowledgeLead} />
      <UnansweredCounts />
      <SharedQuestions />
    </div>
  );
}
