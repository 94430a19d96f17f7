import { type FormEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { pinOf } from '#contract/written.ts';
import type { CostLine } from '#domain/estimate/cost.ts';
import type { PhasePlan } from '#domain/estimate/phases.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import { keepPin, readPin } from '#web/shared/browser/site-pin.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { ByPhase } from './cards/by-phase.tsx';
import { NeedCard } from './cards/need-card.tsx';
import styles from './hire.module.css';
import { needsOf } from './needs/needs.ts';
import { Shortlist } from './shortlist.tsx';

function PinForm({ pin }: { pin: string }) {
  const t = useMessages('house');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => pin || readPin());
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clean = pinOf(typed);
    setWrong(!clean);
    if (!clean) return;
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
      <Field label={t.pin} hint={t.pinHint} error={wrong && t.pinInvalid}>
        <TextInput
          icon="pin"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" icon="search">
        {t.find}
      </Button>
    </form>
  );
}

/** The page's address has everything, so that the user comes back to the same plan. */
function LogIn() {
  const t = useMessages('house');
  const { pathname, searchText } = useLocation();
  const next = `${pathname}${searchText}#hire`;
  return (
    <div className={styles.login}>
      <p>{t.loginToHire}</p>
      <Link to={paths.register} search={{ step: 'login', next }} className={buttonClass()}>
        {t.loginButton}
      </Link>
      <Link to={paths.register} search={{ next }} className={buttonClass({ kind: 'line' })}>
        {t.registerButton}
      </Link>
    </div>
  );
}

interface HireProps {
  lines: readonly CostLine[];
  /** When what begins. */
  phases: readonly PhasePlan[];
  /** Names the plan: the choices are kept with it. */
  plan: string;
  /** In words, for the message: plot and storeys. */
  house: string;
  pin: string;
  /** A contractor, or each trade by itself: never both. */
  builder: Builder;
  onBuilder: (builder: Builder) => void;
}

const builders = ['contractor', 'trades'] as const;
export type Builder = (typeof builders)[number];

/** From the days of work to people with names, prices and a chat each. */
export function HireSection({ lines, phases, plan, house, pin: given, builder, onBuilder }: HireProps) {
  const t = useMessages('house');
  const session = useSession();
  const pin = pinOf(given) ?? '';
  const needs = needsOf(lines, phases);
  return (
    <section className={styles.hire} id="hire" aria-labelledby="hire-title">
      <h2 id="hire-title">{t.hireTitle}</h2>
      <p className={styles.lead}>{t.hireLead}</p>
      <Chips
        legend={t.hireBy}
        value={builder}
        onChange={(value) => onBuilder(value === 'trades' ? 'trades' : 'contractor')}
        choices={builders.map((value) => ({ value, label: t.hireByChoices[value] }))}
      />
      <p className={styles.lead}>{t.hireByNote[builder]}</p>
      <PinForm pin={pin} />
      {session && pin ? (
        <Shortlist
          key={`${plan} ${builder} ${pin}`}
          needs={needs}
          of={{ pin, plan, house, self: session.user._id }}
        />
      ) : (
        <>
          {!session && <LogIn />}
          <ByPhase needs={needs}>
            {(need) => (
              <NeedCard
                key={need.id}
                need={need}
                chosen={[]}
                asked={[]}
                from=""
                pin={pin}
                onChoose={() => undefined}
              />
            )}
          </ByPhase>
        </>
      )}
    </section>
  );
}
