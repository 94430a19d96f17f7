import { useState } from 'react';
import { freeFromDays } from '#contract/hiring/calendar.calls.ts';
import { paths } from '#contract/paths.ts';
import { addDays } from '#domain/calendar/dates.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { type Answer, freeId, useSayFree } from './say-free.ts';
import styles from './still-free.module.css';

/** Where the morning's mail leads: three large buttons, with its token for who is not logged in. Nothing is sent unasked. */
export function StillFreePage() {
  const t = useMessages('calendar');
  const explain = useExplain();
  const { token } = useScreenSearch('stillFree');
  useTitle(t.stillFreeTitle);
  const say = useSayFree(token);
  const said = say.data && 'sent' in say.data ? say.data.sent.data : undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      <Spot name="chat" />
      <h1>{t.stillFreeTitle}</h1>
      {said ? (
        <Said said={said} onAgain={() => say.reset()} withToken={Boolean(token)} />
      ) : (
        <>
          <p className="muted">{t.stillFreeText}</p>
          <QueuedAbout about={freeId} />
          <Answers
            Say={token ? LineButton : Button}
            busy={say.isPending}
            asked={say.variables?.answer}
            onSay={say.mutate}
          />
          {say.isError && (
            <div role="alert" className={styles.refusal}>
              <FieldError>{explain(say.error)}</FieldError>
              <Link to={paths.register} search={{ next: paths.stillFree }}>
                {t.toLogin}
              </Link>
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface AnswersProps {
  /** A button that waits for a line, or one that needs it. */
  Say: typeof Button | typeof LineButton;
  busy: boolean;
  asked: Answer['answer'] | undefined;
  onSay: (answer: Answer) => void;
}

function Answers({ Say, busy, asked, onSay }: AnswersProps) {
  const t = useMessages('calendar');
  const tomorrow = addDays(useToday(), 1);
  const [choosing, setChoosing] = useState(false);
  const [from, setFrom] = useState(tomorrow);
  const loading = (answer: Answer['answer']) => busy && asked === answer;
  return (
    <div className={styles.answers}>
      <Say size="lg" block icon="check" loading={loading('yes')} onClick={() => onSay({ answer: 'yes' })}>
        {t.yes}
      </Say>
      <Say
        kind="line"
        size="lg"
        block
        icon="x"
        loading={loading('no')}
        onClick={() => onSay({ answer: 'no' })}
      >
        {t.no}
      </Say>
      {choosing ? (
        <div className={styles.from}>
          <Field label={t.fromDay}>
            <TextInput
              type="date"
              value={from}
              min={tomorrow}
              max={addDays(tomorrow, freeFromDays - 1)}
              onChange={(event) => setFrom(event.target.value)}
            />
          </Field>
          <Say
            kind="soft"
            size="lg"
            block
            disabled={!from}
            loading={loading('from')}
            onClick={() => onSay({ answer: 'from', from })}
          >
            {t.send}
          </Say>
        </div>
      ) : (
        <Button kind="line" size="lg" block icon="age" onClick={() => setChoosing(true)}>
          {t.from}
        </Button>
      )}
    </div>
  );
}

interface SaidProps {
  said: { available: boolean; from: string | null };
  onAgain: () => void;
  withToken: boolean;
}

function Said({ said: { available, from }, onAgain, withToken }: SaidProps) {
  const t = useMessages('calendar');
  const language = useLanguage();
  const words = from ? t.saidFrom(siteDay(from, language)) : available ? t.saidYes : t.saidNo;
  return (
    <>
      <p role="status" className={styles.said}>
        {words}
      </p>
      <div className={styles.answers}>
        {!withToken && (
          <Link to={paths.calendar} className={buttonClass({ size: 'lg', block: true })}>
            {t.toDays}
          </Link>
        )}
        <Button kind="line" size="lg" block onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </>
  );
}
