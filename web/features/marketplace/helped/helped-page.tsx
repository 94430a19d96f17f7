import { useState } from 'react';
import { sendHelpedCode } from '#contract/marketplace/helped/helped.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { clearDraft } from '#web/shared/browser/drafts.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { FormFrame } from '../registration/form/form-frame.tsx';
import { RegistrationForm } from '../registration/form/registration-form.tsx';
import type { SentValues } from '../registration/sending/sent-values.ts';
import { HelpedCode } from './helped-code.tsx';
import { useHelpedStage } from './helped-stage.ts';

/** What was typed of somebody, and the number that the last code went to. */
interface Typed {
  body: SentValues;
  phone: string;
  /** When it was sent, in ms since 1970. */
  at: number;
}

/** A code lives 10 minutes; who comes back before half of them needs no other. */
const stillGood = 5 * 60_000;

/** Somebody else registers a worker who stands beside them (docs/rules.md#accounts-25). */
export function HelpedPage() {
  const { helped: t } = useMessages('registration');
  const explain = useExplain();
  const [typed, setTyped] = useState<Typed>();
  const { stage, go } = useHelpedStage(typed !== undefined);
  const [refusal, setRefusal] = useState<unknown>();
  const [people, setPeople] = useState(0);
  useTitle(t.title);

  async function ask(body: SentValues): Promise<void> {
    const { phone = '' } = body;
    setRefusal(undefined);
    const sent = typed?.phone === phone && passedSince(typed.at) < stillGood;
    if (!sent) await call(sendHelpedCode, { body: { phone, language: writtenLanguage() } });
    setTyped({ body, phone, at: sent ? typed.at : Date.now() });
  }
  const done = () => {
    clearDraft('helped');
    void go('done');
  };
  const another = () => {
    setTyped(undefined);
    setPeople(people + 1);
    void go('form');
  };
  if (stage === 'done') return <Done name={typed?.body.fullName ?? ''} onAnother={another} />;
  return (
    <FormFrame title={t.title} lead={t.lead}>
      {refusal !== undefined && stage === 'form' && <Note kind="danger">{explain(refusal)}</Note>}
      {/* Kept: the ID number stands nowhere else. */}
      <div hidden={stage !== 'form'}>
        <RegistrationForm
          key={people}
          kind="worker"
          editing={null}
          help={ask}
          onSent={() => void go('code')}
        />
      </div>
      {stage === 'code' && typed && (
        <HelpedCode
          body={typed.body}
          onChange={() => void go('form')}
          onRefused={(error) => {
            setRefusal(error);
            void go('form');
          }}
          onDone={done}
        />
      )}
    </FormFrame>
  );
}

function Done({ name, onAnother }: { name: string; onAnother: () => void }) {
  const { helped: t } = useMessages('registration');
  return (
    <FormFrame title={t.title}>
      <EmptyState
        spot="project"
        title={t.done(name)}
        action={
          <Button icon="plus" onClick={onAnother}>
            {t.another}
          </Button>
        }
      >
        {t.doneText}
      </EmptyState>
    </FormFrame>
  );
}
