import type { ProblemName } from '#contract/problems.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { Stepper } from '../../../stepper.tsx';
import { useSkillText } from '../../../trade-text.ts';
import { useItemName } from '../wish/item-text.ts';
import { mostPeople, type WishItem } from '../wish/wish.ts';
import { ItemPicture } from './item-picture.tsx';
import styles from './who.module.css';

interface RowProps {
  item: WishItem;
  problem: ProblemName | undefined;
  onCount: (count: number) => void;
}

/** One line: a picture, the trade, and how many. */
export function ItemRow({ item, problem, onCount }: RowProps) {
  const { lines: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const label = useCategoryLabel();
  const skillText = useSkillText();
  const { category, skill } = item;
  const name = useItemName()(item);
  return (
    <Card as="li" className={styles.row}>
      <ItemPicture item={item} size={56} />
      <div className={styles.what}>
        <b>{item.trade ? name : skill ? skillText({ category, skill }) : label(category)}</b>
        <small>{skill && !item.trade ? label(category) : t.kinds[item.of]}</small>
      </div>
      <Stepper
        value={item.count}
        max={mostPeople}
        onChange={onCount}
        label={t.howMany(name)}
        fewer={t.fewer(name)}
        more={t.more(name)}
        invalid={problem && `${item.key}-error`}
      />
      {problem && Number.isFinite(item.count) && (
        <div className={styles.wrong}>
          <FieldError id={`${item.key}-error`}>{sentence(problem)}</FieldError>
        </div>
      )}
    </Card>
  );
}
