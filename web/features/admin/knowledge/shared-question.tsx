import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { deleteSharedQuestion, type getSharedQuestions } from '#contract/assistant/unanswered.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { useKindName } from './kind-name.ts';
import styles from './knowledge.module.css';

type Question = z.infer<typeof getSharedQuestions.response>['data'][number];

export function SharedQuestion({ question }: { question: Question }) {
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
