import { useState } from 'react';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { Person } from './ask-all.ts';
import { AskDialog } from './ask-dialog.tsx';
import styles from './hire.module.css';
import { keepMemory, readMemory } from './hire-memory.ts';
import { useListings } from './listings.ts';
import { NeedCard, useNeedName } from './need-card.tsx';
import { addedUp, type Candidate, type Need, type Total, totalOf } from './needs.ts';

interface Of {
  pin: string;
  plan: string;
  house: string;
  self: string;
}
interface Choice {
  need: Need;
  chosen: Candidate[];
}

/** Whom one has chosen; of a need that one has not touched it is the first of the list. */
function useChoices(needs: readonly Need[], { pin, plan, self }: Of) {
  const found = useListings(needs, { pin, self });
  const [memory, setMemory] = useState(() => readMemory(plan));
  const keep = (next: typeof memory) => {
    setMemory(next);
    keepMemory(plan, next);
  };
  const choices = needs.map((need, place): Choice => {
    const candidates = found[place]?.data?.candidates ?? [];
    const ids = memory.chosen[need.id];
    return { need, chosen: ids ? candidates.filter(({ id }) => ids.includes(id)) : candidates.slice(0, 1) };
  });
  const choose = ({ need, chosen }: Choice, candidate: Candidate, on: boolean) => {
    const ids = chosen.map(({ id }) => id).filter((id) => id !== candidate.id);
    keep({ ...memory, chosen: { ...memory.chosen, [need.id]: on ? [...ids, candidate.id] : ids } });
  };
  const markAsked = (userId: string) =>
    setMemory((known) => {
      const next = { ...known, asked: [...new Set([...known.asked, userId])] };
      keepMemory(plan, next);
      return next;
    });
  return { found, choices, memory, choose, markAsked };
}

/** One message a person, however many listings of theirs were chosen; nobody who has been asked. */
function peopleOf(choices: readonly Choice[], asked: readonly string[]): Person[] {
  const people = new Map<string, Person>();
  for (const { userId, owner, name } of choices.flatMap(({ chosen }) => chosen))
    if (!asked.includes(userId) && !people.has(userId)) people.set(userId, { userId, name: owner ?? name });
  return [...people.values()];
}

/** The listings for all needs, what the chosen ones cost, and one message to them all. */
export function Shortlist({ needs, of }: { needs: readonly Need[]; of: Of }) {
  const { found, choices, memory, choose, markAsked } = useChoices(needs, of);
  const [asking, setAsking] = useState(false);
  const text = useMessage(choices, of);
  const people = peopleOf(choices, memory.asked);
  return (
    <>
      <ul className={styles.needs}>
        {choices.map((choice, place) => (
          <NeedCard
            key={choice.need.id}
            need={choice.need}
            found={found[place]}
            chosen={choice.chosen}
            asked={memory.asked}
            onChoose={(candidate, on) => choose(choice, candidate, on)}
          />
        ))}
      </ul>
      <Sum
        total={addedUp(choices.map(({ need, chosen }) => totalOf(need, chosen)))}
        open={people.length}
        onAsk={() => setAsking(true)}
      />
      {asking && (
        <AskDialog
          people={people}
          text={text}
          batch={memory.batch}
          onSent={markAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The prepared message, in the reader's language. */
function useMessage(choices: readonly Choice[], { pin, house }: Of): string {
  const words = useMessages('house');
  const language = useLanguage();
  const nameOf = useNeedName();
  const work = choices
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ need }) =>
      need.days === null
        ? words.askWhole(nameOf(need))
        : words.askWork(nameOf(need), count(need.days, language)),
    );
  return words.askMessage({ house, place: pin, work: work.join('\n') });
}

function Sum({ total, open, onAsk }: { total: Total; open: number; onAsk: () => void }) {
  const words = useMessages('house');
  const language = useLanguage();
  return (
    <div className={styles.sum}>
      <p className={styles.chosen} aria-live="polite">
        {words.chosen(total.people)}
      </p>
      <dl>
        <div>
          <dt>{words.byDay}</dt>
          <dd>{rupees(Math.round(total.byDay), language)}</dd>
        </div>
        <div>
          <dt>{words.byJob}</dt>
          <dd>{rupees(Math.round(total.byJob), language)}</dd>
        </div>
      </dl>
      <Button kind="accent" size="lg" icon="send" disabled={open === 0} onClick={onAsk}>
        {words.askAll}
      </Button>
      <p className={styles.sumNote}>{words.byJobNote}</p>
    </div>
  );
}
