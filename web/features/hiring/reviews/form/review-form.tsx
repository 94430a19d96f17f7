import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ReviewReason } from '#contract/hiring/hiring-words.ts';
import { postReview } from '#contract/hiring/reviews.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { hiringKeys } from '../../query-keys.ts';
import { ReasonTaps } from './reason-taps.tsx';
import styles from './review-form.module.css';
import { StarChoice } from './star-choice.tsx';

/** Whose work is reviewed: a booking's, or a contract's. */
export type Work = { bookingId: string } | { contractId: string };

export const workReviewsKey = (work: Work) =>
  hiringKeys.reviews('bookingId' in work ? work.bookingId : work.contractId);

export interface Reviewed {
  work: Work;
  /** The person that the review is about. */
  about: 'customer' | 'provider';
  machine: boolean;
  until: string | null;
}

/** Stars, up to three reasons and some words; without stars it is not sent. */
export function ReviewForm({ work, about, machine, until }: Reviewed) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const [stars, setStars] = useState(0);
  const [reasons, setReasons] = useState<ReviewReason[]>([]);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () => call(postReview, { body: { ...work, stars, reasons, text } }),
    onSuccess: () => toast.success(t.sent),
    onError: (error) => toast.error(explain(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: workReviewsKey(work) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    focusFirstWrong(() => setMissing(stars === 0));
    if (stars > 0 && !send.isPending) send.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.note}>
        {t.blind} {until && <span>{t.until(date(until, language))}</span>}
      </p>
      <StarChoice
        stars={stars}
        onChange={setStars}
        error={missing && stars === 0 ? t.starsMissing : undefined}
      />
      <ReasonTaps about={about} machine={machine} stars={stars} chosen={reasons} onChange={setReasons} />
      <Field label={t.textLabel}>
        <TextArea value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <LineButton type="submit" kind="accent" size="lg" loading={send.isPending}>
        {t.send}
      </LineButton>
    </form>
  );
}
