import { useState } from 'react';
import { addDays } from '#domain/calendar/dates.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { AskDialog } from './ask/ask-dialog.tsx';
import { ByPhase } from './cards/by-phase.tsx';
import { NeedCard } from './cards/need-card.tsx';
import { type Need, startOf } from './needs/needs.ts';
import { addedUp, type Total, totalOf } from './needs/total.ts';
import styles from './shortlist.module.css';
import { notAsked, type Of, useChoices } from './use-choices.ts';

interface SumProps {
  total: Total;
  open: number;
  loading: boolean;
  onAsk: () => void;
}

function Sum({ total, open, loading, onAsk }: SumProps) {
  const t = useMessages('house');
  return (
    <div className={styles.sum} data-dock>
      <p className={styles.chosen} aria-live="polite">
        {t.chosen(total.people)}
      </p>
      <dl>
        <div>
          <dt>{t.byDay}</dt>
          <dd>{rupees(Math.round(total.byDay))}</dd>
        </div>
        <div>
          <dt>{t.byJob}</dt>
          <dd>{rupees(Math.round(total.byJob))}</dd>
        </div>
      </dl>
      <Button kind="accent" size="lg" icon="send" loading={loading} disabled={open === 0} onClick={onAsk}>
        {t.askAll}
      </Button>
      <p className={styles.sumNote}>{t.byJobNote}</p>
    </div>
  );
}

/** The prepared message, in the reader's language: of the house alone, since each one sees only their own work beside it. */
function useAskMessage({ pin, house }: Of): string {
  return useMessages('house').askMessage({ house, place: pin });
}

interface DayProps {
  today: string;
  from: string;
  onFrom: (from: string) => void;
}

/** Who is free by then comes first. */
function FirstDay({ today, from, onFrom }: DayProps) {
  const t = useMessages('house');
  return (
    <div className={styles.firstDay}>
      <Field label={t.askFrom} hint={t.askFromHint}>
        <TextInput
          type="date"
          min={today}
          max={addDays(today, 365)}
          value={from}
          onChange={(event) => onFrom(event.target.value)}
        />
      </Field>
    </div>
  );
}

/** The listings for all needs, what the chosen ones cost, and one request to them all. */
export function Shortlist({ needs, of }: { needs: readonly Need[]; of: Of }) {
  const { found, choices, memory, today, from, begin, choose, markAsked } = useChoices(needs, of);
  const [asking, setAsking] = useState(false);
  const wanted = notAsked(choices, memory.asked);
  const text = useAskMessage(of);
  return (
    <>
      <FirstDay today={today} from={from} onFrom={begin} />
      <ByPhase needs={needs} from={from}>
        {(need, place) => {
          const choice = choices[place] ?? { need, chosen: [] };
          return (
            <NeedCard
              key={need.id}
              need={need}
              found={found[place]}
              chosen={choice.chosen}
              asked={memory.asked}
              from={startOf(need, from)}
              pin={of.pin}
              onChoose={(candidate, on) => choose(choice, candidate, on)}
            />
          );
        }}
      </ByPhase>
      <Sum
        total={addedUp(choices.map(({ need, chosen }) => totalOf(need, chosen)))}
        // Before all lists are here, only some would be asked, and the others next time.
        loading={found.some(({ isPending }) => isPending)}
        open={wanted.reduce((sum, { chosen }) => sum + chosen.length, 0)}
        onAsk={() => setAsking(true)}
      />
      {asking && (
        <AskDialog
          wanted={wanted}
          text={text}
          batch={memory.batch}
          pin={of.pin}
          from={from}
          onSent={markAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
