import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { deleteSharedQuestion, getSharedQuestions } from '#contract/assistant/unanswered.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './knowledge.module.css';
import { ListBody } from './lists/list-body.tsx';
import { useKindName, useUnanswered } from './unanswered-counts.tsx';

type Question = z.infer<typeof getSharedQuestions.response>['data'][number];

function SharedQuestion({ question }: { question: Question }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const language = useLanguage();
  const nameOf = useKindName();
  const [asked, setAsked] = useState(false);
  const remove = useRemove(question._id);
  const close = () => setAsked(false);
  return (
    <Card as="li" className={styles.question}>
      <blockquote lang={question.language === 'en' ? 'en' : 'hi'}>{question.question}</blockquote>
      <p className="muted">
        {[nameOf(question), t.writings[question.language], dateTime(question.sharedAt, language)].join(', ')}
      </p>
      <Button kind="danger-line" size="sm" icon="trash" ref={leaveFocus} onClick={() => setAsked(true)}>
        {t.delete}
      </Button>
      <LineConfirm
        open={asked}
        onClose={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        title={t.sharedDeleteTitle}
        confirmLabel={t.delete}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={remove.isPending}
        danger
      >
        {t.sharedDeleteText}
      </LineConfirm>
    </Card>
  );
}

function useRemove(id: string) {
  const t = useMessages('admin');
  const queries = useQueryClient();
  const explain = useExplain();
  return useMutation({
    mutationFn: () => call(deleteSharedQuestion, { params: { id } }),
    onSuccess: () => toast.success(t.sharedDeleted),
    onError: (error) => toast.error(explain(error)),
    // Also when it failed: another admin may have deleted it.
    onSettled: () => queries.invalidateQueries({ queryKey: ['adminSharedQuestions'] }),
  });
}

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
