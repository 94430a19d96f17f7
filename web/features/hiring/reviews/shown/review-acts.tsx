import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Review, replyToReview, reportReview } from '#contract/hiring/reviews.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './reviews.module.css';
import { TextDialog } from './text-dialog.tsx';

/** Who it is about answers once; everybody can show it to the admins. */
export function ReviewActs({ review: { _id: id, aboutId, reply } }: { review: Review }) {
  const t = useMessages('reviews');
  const mine = useSession()?.user._id === aboutId;
  const [asking, setAsking] = useState<'reply' | 'report'>();
  const close = () => setAsking(undefined);
  const answer = useAct(
    (text) => call(replyToReview, { params: { id }, body: { text } }),
    t.replySent,
    close,
  );
  const report = useAct(
    (reason) => call(reportReview, { params: { id }, body: { reason } }),
    t.reportSent,
    close,
  );
  return (
    <div className={styles.acts}>
      {mine && reply === null && (
        <Button kind="soft" icon="chat" onClick={() => setAsking('reply')}>
          {t.reply}
        </Button>
      )}
      <Button kind="quiet" icon="warn" onClick={() => setAsking('report')}>
        {t.report}
      </Button>
      <TextDialog
        open={asking === 'reply'}
        onClose={close}
        onSend={answer.mutate}
        busy={answer.isPending}
        words={{ title: t.replyTitle, text: t.replyText, label: t.replyLabel, send: t.replySend }}
      />
      <TextDialog
        open={asking === 'report'}
        onClose={close}
        onSend={report.mutate}
        busy={report.isPending}
        words={{ title: t.reportTitle, text: t.reportText, label: t.reportLabel, send: t.reportSend }}
      />
    </div>
  );
}

function useAct(act: (text: string) => Promise<unknown>, done: string, close: () => void) {
  const explain = useExplain();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.success(done);
      close();
      await Promise.all(
        [['hiring', 'reviews'], ['reviews']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => toast.error(explain(error)),
  });
}
