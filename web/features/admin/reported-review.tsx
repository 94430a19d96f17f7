import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { hideReview, type ReportedReview } from '#contract/hiring/reviews.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import listStyles from './lists/admin-list.module.css';
import styles from './reported-review.module.css';

const shortest = 3;

/** Hides a review, for a reason that both sides read, or lets it stand; either can be changed later. */
function DecideReview({ review: { _id: id, hiddenWhy, ruledAt } }: { review: ReportedReview }) {
  const t = useMessages('admin');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const decide = useMutation({
    mutationFn: (body: { hidden: boolean; why?: string }) => call(hideReview, { params: { id }, body }),
    onSuccess: () => {
      toast.success(t.reviewDecided);
      setAsking(false);
    },
    onError: (error) => toast.error(explain(error)),
    onSettled: () =>
      Promise.all(
        [['adminReviews'], ['adminAudit']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <div className={styles.acts}>
      {hiddenWhy === null && (
        <Button kind="danger-line" onClick={() => setAsking(true)}>
          {t.hideReview}
        </Button>
      )}
      {(ruledAt === null || hiddenWhy !== null) && (
        <LineButton
          brief
          kind="line"
          loading={decide.isPending && !asking}
          onClick={() => decide.mutate({ hidden: false })}
        >
          {hiddenWhy === null ? t.letReviewStand : t.showReview}
        </LineButton>
      )}
      <WhyDialog
        open={asking}
        busy={decide.isPending}
        onClose={() => setAsking(false)}
        onSend={(why) => decide.mutate({ hidden: true, why })}
      />
    </div>
  );
}

type WhyProps = { open: boolean; busy: boolean; onClose: () => void; onSend: (why: string) => void };

function WhyDialog({ open, busy, onClose, onSend }: WhyProps) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const form = useId();
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = why.trim().length < shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    focusFirstWrong(() => setTried(true));
    if (!isShort && !busy) onSend(why);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.hideReview}
      closeLabel={shell.close}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {shell.cancel}
          </Button>
          <LineButton kind="danger" type="submit" form={form} loading={busy}>
            {t.hideReview}
          </LineButton>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <p>{t.hideReviewText}</p>
        <Field label={t.hideReviewWhy} error={tried && isShort ? sentence('reason-missing') : undefined}>
          <TextArea data-first value={why} onChange={(event) => setWhy(event.target.value)} />
        </Field>
      </form>
    </Modal>
  );
}

/** What was written, its author and its subject, what is said against it, and the decision. */
export function ReportedReviewCard({ review }: { review: ReportedReview }) {
  const t = useMessages('admin');
  const language = useLanguage();
  const { authorName, aboutName, stars, text, reply, reason, reportedAt, hiddenWhy, ruledAt } = review;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.body}>
        <h2>{t.reviewTitle(authorName ?? t.formerUser, aboutName ?? t.formerUser)}</h2>
        <p className={styles.said}>
          <b>{t.starsOf(stars)}</b> {text}
        </p>
        {reply !== null && <p className={styles.said}>{t.reviewReply(reply)}</p>}
        <dl>
          <dt>{t.whatHappened}</dt>
          <dd>{reason}</dd>
          <dt>{t.reportedOn}</dt>
          <dd>{dateTime(reportedAt, language)}</dd>
        </dl>
        {ruledAt === null ? (
          <p>
            <b className={listStyles.new}>{t.reportOpen}</b>
          </p>
        ) : (
          <p className={styles.ruled}>{hiddenWhy === null ? t.reviewStands : t.reviewHidden(hiddenWhy)}</p>
        )}
      </div>
      <Plinth>
        <DecideReview review={review} />
      </Plinth>
    </Card>
  );
}
