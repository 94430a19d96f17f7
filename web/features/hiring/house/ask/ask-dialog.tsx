import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import styles from './ask.module.css';
import { Progress } from './ask-progress.tsx';
import { type AskProps, useAsking } from './use-asking.ts';

/** One message to all that were chosen, a chat each. */
export function AskDialog(props: AskProps) {
  const t = useMessages('house');
  // Keeps the people chosen at its opening: the list behind it loses those already asked.
  const [people] = useState(props.people);
  const [text, setText] = useState(props.text);
  const [empty, setEmpty] = useState(false);
  const asking = useAsking({ ...props, people });
  const { sending, sent, failed } = asking;
  const all = sent === people.length;
  const press = () => {
    setEmpty(!text.trim());
    if (text.trim()) void asking.send(text.trim());
  };
  return (
    <Modal
      open
      busy={sending}
      onClose={props.onClose}
      title={t.askTitle(people.length)}
      closeLabel={t.close}
      footer={
        all ? (
          <Link to={paths.chat} className={buttonClass()}>
            <Icon name="chat" size={22} />
            {t.toChat}
          </Link>
        ) : (
          <Button icon="send" loading={sending} onClick={press}>
            {failed > 0 ? t.sendRest : t.send}
          </Button>
        )
      }
    >
      <div className={styles.ask}>
        <p>{t.askLead}</p>
        {!all && (
          <Field label={t.askText} error={empty && t.askMissing}>
            <TextArea
              rows={8}
              maxLength={4000}
              value={text}
              disabled={sending}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        )}
        <Progress people={people} asking={asking} />
      </div>
    </Modal>
  );
}
