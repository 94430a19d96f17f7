import { goodReasons, mostReasons, type ReviewReason, reviewReasons } from '#contract/hiring/hiring-words.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { reasonIcons } from './reason-icons.ts';
import styles from './review-form.module.css';

interface Props {
  /** The person that the review is about. */
  about: 'customer' | 'provider';
  machine: boolean;
  /** The good ones come first for four stars and five, else the bad ones. */
  stars: number;
  chosen: readonly ReviewReason[];
  onChange: (chosen: ReviewReason[]) => void;
}

/** What can be said of a hire: the others speak of people at work. */
const ofHire = new Set<ReviewReason>([
  ...(['on-time', 'fair-price', 'late', 'asked-more'] as const),
  ...(['paid-on-time', 'respectful', 'paid-late', 'paid-less'] as const),
]);

/** Reasons as pictures with their words, at most three. */
export function ReasonTaps({ about, machine, stars, chosen, onChange }: Props) {
  const t = useMessages('reviews');
  const all: readonly ReviewReason[] = reviewReasons[about];
  const [good, bad] = [all.slice(0, goodReasons), all.slice(goodReasons)];
  const inOrder = stars > 3 || stars === 0 ? [...good, ...bad] : [...bad, ...good];
  const shown = machine ? inOrder.filter((reason) => ofHire.has(reason)) : inOrder;
  const full = chosen.length >= mostReasons;
  return (
    <FieldGroup legend={t.reasonsLegend}>
      <div className={styles.reasons}>
        {shown.map((reason) => {
          const on = chosen.includes(reason);
          return (
            <label key={reason} className={styles.reason}>
              <input
                type="checkbox"
                className="sr"
                checked={on}
                disabled={full && !on}
                onChange={() => onChange(on ? chosen.filter((one) => one !== reason) : [...chosen, reason])}
              />
              <Icon name={reasonIcons[reason]} size={28} />
              <span>{t.reasons[reason]}</span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
