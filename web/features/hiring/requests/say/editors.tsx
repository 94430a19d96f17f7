import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { Stepper } from '../../stepper.tsx';
import { useSkillText } from '../../trade-text.ts';
import { FirstAndDays } from '../ask/when-step.tsx';
import { PinField } from '../ask/where/pin-field.tsx';
import { Choice } from '../ask/who/choice.tsx';
import { useItemName } from '../ask/wish/item-text.ts';
import { skills } from '../ask/wish/lists.ts';
import type { StepProps } from '../ask/wish/step-props.ts';
import { chosenItems, mostPeople, newItem, type WishItem } from '../ask/wish/wish.ts';
import type { Part } from './chip-row.tsx';
import styles from './say.module.css';

type EditorProps = StepProps & { part: Part; onDone: () => void };

/** The small editor of one chip, of the same parts as the form. */
export function Editor({ part, onDone, ...props }: EditorProps) {
  const { say: t } = useMessages('requests');
  const { wish, change } = props;
  const item = wish.items.find(({ key }) => part === `item ${key}`);
  if (part === 'add')
    return (
      <Choice
        onAdd={(picked) => {
          change({ items: [...chosenItems(wish), newItem(picked)] });
          onDone();
        }}
        onCancel={onDone}
      />
    );
  return (
    <div className={styles.editor}>
      {item && <ItemEditor item={item} onDone={onDone} {...props} />}
      {part === 'when' && (
        <FirstAndDays
          {...props}
          change={(changes) => change({ ...changes, said: wish.said && { ...wish.said, dates: true } })}
        />
      )}
      {part === 'where' && <PinField {...props} />}
      {part === 'work' && <Work {...props} />}
      <div className={styles.acts}>
        <Button kind="line" size="sm" icon="check" onClick={onDone}>
          {t.done}
        </Button>
        {item && (
          <Button
            kind="quiet"
            size="sm"
            icon="trash"
            onClick={() => {
              change({ items: wish.items.filter(({ key }) => key !== item.key) });
              onDone();
            }}
          >
            {t.takeOut}
          </Button>
        )}
      </div>
    </div>
  );
}

const hasSkill = ({ of }: WishItem): boolean => of === 'worker' || of === 'groupWorker';

function ItemEditor({ item, wish, change, wrongWith }: StepProps & { item: WishItem; onDone: () => void }) {
  const { lines: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const skillText = useSkillText();
  const { category } = item;
  const name = useItemName()(item);
  const put = (changes: Partial<WishItem>) =>
    change({ items: wish.items.map((known) => (known.key === item.key ? { ...known, ...changes } : known)) });
  const problem = wrongWith(`items.${chosenItems(wish).indexOf(item)}.count`);
  return (
    <>
      <div className={styles.count}>
        <b>{name}</b>
        <Stepper
          value={item.count}
          min={1}
          max={mostPeople}
          onChange={(count) => put({ count })}
          label={t.howMany(name)}
          fewer={t.fewer(name)}
          more={t.more(name)}
          invalid={problem && `${item.key}-error`}
        />
      </div>
      {problem && <FieldError id={`${item.key}-error`}>{sentence(problem)}</FieldError>}
      {hasSkill(item) && (
        <Chips
          legend={t.skill}
          value={item.skill}
          choices={[
            { value: '', label: t.anySkill },
            ...skills.map((value) => ({ value, label: skillText({ category, skill: value }) })),
          ]}
          onChange={(value) => put({ skill: skills.find((skill) => skill === value) ?? '' })}
        />
      )}
    </>
  );
}

function Work({ wish, change, wrongWith }: StepProps) {
  const { where: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const problem = wrongWith('description');
  return (
    <Field label={t.words} hint={t.wordsHint} error={problem && sentence(problem)}>
      <TextArea
        name="description"
        value={wish.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </Field>
  );
}
