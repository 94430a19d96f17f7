import { postCrewMember } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './calendar.module.css';
import { useCalendarChange } from './calendar-queries.ts';

/** Where "Ask into my group" on a profile leads: nothing is asked before the press. */
export function AskMember({ crew, userId }: { crew: ListingRef; userId: string }) {
  const t = useMessages('calendar');
  const navigate = useNavigate();
  const leave = () => void navigate({ to: paths.calendar, search: {}, replace: true });
  const ask = useCalendarChange(() => call(postCrewMember, { body: { listing: crew, userId } }), t.asked);
  return (
    <Card as="section" pad className={styles.card}>
      <h2>{t.askPerson}</h2>
      <div className={styles.acts}>
        <LineButton loading={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: leave })}>
          {t.ask}
        </LineButton>
        <Button kind="line" onClick={leave}>
          {t.cancel}
        </Button>
      </div>
    </Card>
  );
}
