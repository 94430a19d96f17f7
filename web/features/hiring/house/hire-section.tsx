import type { CostLine } from '#domain/estimate/cost.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { isPin } from '../terms/site-pin.ts';
import cards from './cards/cards.module.css';
import { NeedCard } from './cards/need-card.tsx';
import styles from './hire.module.css';
import { LogIn } from './login-to-hire.tsx';
import { needsOf } from './needs/needs.ts';
import { PinForm } from './pin-form.tsx';
import { Shortlist } from './shortlist/shortlist.tsx';

interface HireProps {
  lines: readonly CostLine[];
  /** Names the plan: the choices are kept with it. */
  plan: string;
  /** In words, for the message: plot and storeys. */
  house: string;
  pin: string;
}

/** From the days of work to people with names, prices and a chat each. */
export function HireSection({ lines, plan, house, pin: given }: HireProps) {
  const t = useMessages('house');
  const session = useSession();
  const pin = isPin(given) ? given : '';
  const needs = needsOf(lines);
  return (
    <section className={styles.hire} id="hire" aria-labelledby="hire-title">
      <h2 id="hire-title">{t.hireTitle}</h2>
      <p className={styles.lead}>{t.hireLead}</p>
      <PinForm pin={pin} />
      {session && pin ? (
        <Shortlist key={`${plan} ${pin}`} needs={needs} of={{ pin, plan, house, self: session.user._id }} />
      ) : (
        <>
          {!session && <LogIn />}
          <ul className={cards.needs}>
            {needs.map((need) => (
              <NeedCard key={need.id} need={need} chosen={[]} asked={[]} onChoose={() => undefined} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
