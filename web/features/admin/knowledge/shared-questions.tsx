import { getSharedQuestions } from '#contract/assistant/unanswered.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { useKindName } from './kind-name.ts';
import styles from './knowledge.module.css';
import { SharedQuestion } from './shared-question.tsx';
import { useUnanswered } from './unanswered-query.ts';

/** In their askers' words; those of one kind where the address names it. */
export function SharedQuestions() {
  const t = useMessages('admin');
  const nameOf = useKindName();
  const { kind } = useScreenSearch('knowledge');
  const { data: counts } = useUnanswered();
  const list = useEndlessList({
    key: ['adminSharedQuestions', kind ?? ''],
    load: async ({ cursor, signal }) => {
      const page = await call(getSharedQuestions, { query: { cursor, kind }, signal });
      return { ...page, data: page.data.map((one) => ({ ...one, id: one._id })) };
    },
  });
  const chosen = kind && (counts?.find((one) => one.kind === kind) ?? { kind, trade: null });
  return (
    <section className={styles.shared} aria-labelledby="shared-questions">
      <h2 id="shared-questions">{chosen ? t.sharedOf(nameOf(chosen)) : t.sharedQuestions}</h2>
      <p className="muted">{t.sharedQuestionsLead}</p>
      {chosen && (
        <Link to={paths.adminKnowledge} className={buttonClass({ kind: 'soft', size: 'sm' })}>
          {t.sharedAll}
        </Link>
      )}
      <ListBody
        list={list}
        empty={
          <EmptyState spot="chat" title={t.sharedEmpty}>
            {t.sharedEmptyText}
          </EmptyState>
        }
      >
        {(questions) => (
          <ul className={styles.list}>
            {questions.map((question) => (
              <SharedQuestion key={question.id} question={question} />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}
