import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendHelpedCode } from '#contract/marketplace/helped/helped.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { clearDraft } from '#web/shared/browser/drafts.ts';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FormFrame } from '../registration/form/form-frame.tsx';
import { RegistrationForm } from '../registration/form/registration-form.tsx';
import type { SentValues } from '../registration/sending/sent-values.ts';
import { type DeskPerson, type Place, useDesk } from './desk.ts';
import { PlacesLeft, quotaKey, Today, usePlaces } from './desk-today.tsx';
import styles from './helped.module.css';
import { HelpedCode } from './helped-code.tsx';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** Of the registration of others: whose code is typed; in the history, so that back walks through it. */
    helped?: string;
  }
}

/** Whose code is typed; nobody's while the form is open. */
function useHelpedStage() {
  const navigate = useNavigate();
  const { helped: of, ...state } = useLocation().state;
  /**
   * @param done a code that did its work is nothing to go back to
   * @param anew the next person begins at the form's first step
   */
  const go = (next: string | undefined, { done = false, anew = false } = {}) =>
    navigate({ to: '.', search: true, replace: done, state: { ...(!anew && state), helped: next } });
  return { of, go };
}

/** What was sent, as the form has it. */
const typed = ({ trades, ...body }: SentValues): Partial<FormValues> => ({
  ...body,
  ...(trades !== undefined && { trades: String(trades) }),
});

/** A code lives 10 minutes; who comes back before half of them needs no other. */
const stillGood = 5 * 60_000;

const placeFields = ['pin', 'address'] as const;

/** The people of the desk, who of them is at their code, and the steps from one to the next. */
function useDeskSteps() {
  const queries = useQueryClient();
  const desk = useDesk();
  const { of, go } = useHelpedStage();
  const [round, setRound] = useState(0);
  const [mended, setMended] = useState<DeskPerson>();
  const [refusal, setRefusal] = useState<unknown>();
  const [last, setLast] = useState<string>();
  const atCode = desk.people.find(({ id, waits }) => id === of && waits !== null);

  async function ask(body: SentValues): Promise<void> {
    const { phone = '', pin = '', address = '' } = body;
    setRefusal(undefined);
    const before = mended?.waits;
    const sent = before?.body.phone === phone && passedSince(before.sentAt) < stillGood;
    if (!sent) await call(sendHelpedCode, { body: { phone, language: writtenLanguage() } });
    void queries.invalidateQueries({ queryKey: quotaKey });
    desk.keepPlace({ pin, address });
    const person = desk.add(body, mended?.id);
    setMended(person);
    await go(person.id);
  }
  /** An empty form, or one with what was typed of somebody. */
  const open = (person?: DeskPerson, done = false) => {
    clearDraft('helped');
    setMended(person);
    setRound(round + 1);
    void go(undefined, { done, anew: true });
  };
  /** What was typed of somebody stands in the form still, or is put there. */
  const change = (person: DeskPerson) => (person.id === mended?.id ? void go(undefined) : open(person));
  const done = ({ id, name }: DeskPerson) => {
    desk.done(id);
    setLast(name);
    void queries.invalidateQueries({ queryKey: quotaKey });
    open(undefined, true);
  };
  return { desk, atCode, round, mended, refusal, setRefusal, last, ask, open, change, done, go };
}

/** A desk where one registers people one after another, who stand beside them (docs/rules.md#accounts-25). */
export function HelpedPage() {
  const { helped: t } = useMessages('registration');
  const explain = useExplain();
  const steps = useDeskSteps();
  const { desk, atCode, round, mended, refusal, setRefusal, last, ask, open, change, done, go } = steps;
  useTitle(t.deskTitle);
  const places = usePlaces(desk.people);
  return (
    <FormFrame title={t.deskTitle} lead={t.deskLead}>
      <div className={styles.desk}>
        <div className={styles.main}>
          {atCode?.waits && (
            <HelpedCode
              key={atCode.id}
              body={atCode.waits.body}
              onChange={() => change(atCode)}
              onLater={() => open()}
              onRefused={(error) => {
                setRefusal(error);
                change(atCode);
              }}
              onDone={() => done(atCode)}
            />
          )}
          {/* Kept while the code is typed: back leads to what was typed. */}
          <div hidden={atCode !== undefined} className={styles.main}>
            {last && !mended && (
              <p role="status" className={styles.done}>
                <Icon name="check" size={22} />
                {t.done(last)}
              </p>
            )}
            {refusal !== undefined && <Note kind="danger">{explain(refusal)}</Note>}
            {places?.low && <PlacesLeft {...places} />}
            {/* What would be refused at its end is not typed; who has a code may still be mended. */}
            <div hidden={places?.left === 0 && !mended} className={styles.main}>
              {desk.place && <KeptPlace place={desk.place} onChange={() => desk.keepPlace(null)} />}
              <RegistrationForm
                key={round}
                kind="worker"
                editing={null}
                known={{ ...noValues, ...desk.place, ...(mended?.waits && typed(mended.waits.body)) }}
                without={desk.place ? placeFields : []}
                onHidden={() => desk.keepPlace(null)}
                help={ask}
                onSent={() => undefined}
              />
            </div>
          </div>
        </div>
        <Today people={desk.people} onCode={({ id }) => void go(id)} />
      </div>
    </FormFrame>
  );
}

function KeptPlace({ place, onChange }: { place: Place; onChange: () => void }) {
  const { helped: t } = useMessages('registration');
  return (
    <section aria-label={t.place} className={styles.place}>
      <Icon name="pin" />
      <p>
        <b>
          {place.address} {place.pin}
        </b>
        <span className="muted">{t.placeKept}</span>
      </p>
      <Button kind="quiet" size="sm" onClick={onChange}>
        {t.changePlace}
      </Button>
    </section>
  );
}
