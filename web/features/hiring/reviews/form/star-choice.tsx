import { useId } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import styles from './review-form.module.css';

interface Props {
  stars: number;
  onChange: (stars: number) => void;
  error: string | undefined;
}

/** Five stars as one choice: by tap, and by the arrow keys. */
export function StarChoice({ stars, onChange, error }: Props) {
  const t = useMessages('reviews');
  const name = useId();
  return (
    <FieldGroup legend={t.starsLegend} hint={t.starWords[stars - 1]} error={error}>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={star <= stars ? styles.lit : undefined}>
            <input
              type="radio"
              name={name}
              className="sr"
              data-first={star === 1 || undefined}
              checked={star === stars}
              onChange={() => onChange(star)}
              aria-label={t.stars(star)}
            />
            <Icon name="star" size={36} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
