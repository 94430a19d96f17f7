import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shareQuestion, takeBackQuestion } from '#contract/assistant/unanswered.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './answer-bubble.module.css';

/** Below an answer that knew nothing: whether those who run Neev may read its question (docs/rules.md#assistant-9). */
export function ShareQuestion({ id, was }: { id: string; was: 'open' | 'shared' }) {
  const t = useMessages('assistant');
  const explain = useExplain();
  const [shared, setShared] = useState(was === 'shared');
  const change = useMutation({
    mutationFn: (share: boolean) => call(share ? shareQuestion : takeBackQuestion, { params: { id } }),
    onSuccess: (_, share) => {
      setShared(share);
      if (!share) toast.success(t.takenBack);
    },
    onError: (error) => toast.error(explain(error)),
  });
  return (
    <div className={styles.share}>
      <p>{shared ? t.shared : t.shareAsk}</p>
      <LineButton
        brief
        kind={shared ? 'quiet' : 'soft'}
        size="sm"
        loading={change.isPending}
        onClick={() => change.mutate(!shared)}
      >
        {shared ? t.takeBack : t.share}
      </LineButton>
    </div>
  );
}
