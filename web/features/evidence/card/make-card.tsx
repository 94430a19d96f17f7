import { useRef, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './card.module.css';
import { useMakeCard } from './card-queries.ts';

/** Asks for a yes to what the card's reader learns, then makes it (docs/rules.md#evidence-20). */
export function MakeCard({ onMade }: { onMade?: () => void }) {
  const t = useMessages('card');
  const explain = useExplain();
  const [consent, setConsent] = useState(false);
  const clientId = useRef(crypto.randomUUID());
  const make = useMakeCard();
  const press = () =>
    make.mutate(clientId.current, {
      onSuccess: () => {
        toast.success(t.made);
        onMade?.();
      },
    });
  return (
    <Card as="section" pad className={styles.part} aria-labelledby="consent">
      <h2 id="consent">{t.consentTitle}</h2>
      <ul className={styles.learns}>
        {t.learns.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t.neverLearns}</p>
      <p className={styles.soft}>{t.howLong}</p>
      <Checkbox label={t.consent} checked={consent} onChange={({ target }) => setConsent(target.checked)} />
      {make.error && <Note kind="danger">{explain(make.error)}</Note>}
      <LineButton kind="accent" size="lg" block disabled={!consent} loading={make.isPending} onClick={press}>
        {t.make}
      </LineButton>
    </Card>
  );
}
