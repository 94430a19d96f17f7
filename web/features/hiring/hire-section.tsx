import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { CostLine } from '#domain/estimate/cost.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './hire.module.css';
import { keepPin, readPin } from './hire-memory.ts';
import { NeedCard } from './need-card.tsx';
import { needsOf } from './needs.ts';
import { Shortlist } from './shortlist.tsx';

const isPin = (text: string) => /^[1-9]\d{5}$/.test(text);

interface HireProps {
  lines: readonly CostLine[];
  /** Names the plan: what one chose is kept with it. */
  plan: string;
  /** In words, for the message: plot and storeys. */
  house: string;
  pin: string;
}

/** From the days of work to people with names, prices and a chat each. */
export function HireSection({ lines, plan, house, pin: given }: HireProps) {
  const words = useMessages('house');
  const session = useSession();
  const pin = isPin(given) ? given : '';
  const needs = needsOf(lines);
  return (
    <section className={styles.hire} id="hire" aria-labelledby="hire-title">
      <h2 id="hire-title">{words.hireTitle}</h2>
      <p className={styles.lead}>{words.hireLead}</p>
      <PinForm pin={pin} />
      {session && pin ? (
        <Shortlist key={`${plan} ${pin}`} needs={needs} of={{ pin, plan, house, self: session.user._id }} />
      ) : (
        <>
          {!session && <LogIn />}
          <ul className={styles.needs}>
            {needs.map((need) => (
              <NeedCard key={need.id} need={need} chosen={[]} asked={[]} onChoose={() => undefined} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The page's address has everything: one comes back to the same plan. */
function LogIn() {
  const words = useMessages('house');
  const next = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}#hire` });
  return (
    <div className={styles.login}>
      <p>{words.loginToHire}</p>
      <Link to={paths.register} search={{ step: 'login', next }} className={buttonClass()}>
        {words.loginButton}
      </Link>
      <Link to={paths.register} search={{ next }} className={buttonClass({ kind: 'line' })}>
        {words.registerButton}
      </Link>
    </div>
  );
}

function PinForm({ pin }: { pin: string }) {
  const words = useMessages('house');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => pin || readPin());
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clean = typed.replace(/\s/g, '');
    setWrong(!isPin(clean));
    if (!isPin(clean)) return;
    keepPin(clean);
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, pin: clean }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form className={styles.pin} onSubmit={submit} noValidate>
      <Field label={words.pin} hint={words.pinHint} error={wrong && words.pinInvalid}>
        <TextInput
          icon="pin"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={8}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" icon="search">
        {words.find}
      </Button>
    </form>
  );
}
