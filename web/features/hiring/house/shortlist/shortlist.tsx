import { useState } from 'react';
import { AskDialog } from '../ask/ask-dialog.tsx';
import cards from '../cards/cards.module.css';
import { NeedCard } from '../cards/need-card.tsx';
import type { Need } from '../needs/needs.ts';
import { addedUp, totalOf } from '../needs/total.ts';
import { Sum } from './hire-sum.tsx';
import { useMessage } from './use-ask-message.ts';
import { notAsked, type Of, useChoices } from './use-choices.ts';

/** The listings for all needs, what the chosen ones cost, and one request to them all. */
export function Shortlist({ needs, of }: { needs: readonly Need[]; of: Of }) {
  const { found, choices, memory, choose, markAsked } = useChoices(needs, of);
  const [asking, setAsking] = useState(false);
  const wanted = notAsked(choices, memory.asked);
  const text = useMessage(wanted, of);
  return (
    <>
      <ul className={cards.needs}>
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
          onSent={markAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
