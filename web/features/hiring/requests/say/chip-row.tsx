import { pinOf } from '#contract/written.ts';
import { usePlaceOfPin } from '#web/shared/forms/controls/pin-place.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { useDatesText } from '../../dates-text.ts';
import { useItemText } from '../ask/wish/item-text.ts';
import { datesOf } from '../ask/wish/request-of.ts';
import { chosenItems, mostItems, type Wish } from '../ask/wish/wish.ts';
import styles from './say.module.css';

/** What is open below the chips: a line of the request by its key, or another part of it. */
export type Part = 'when' | 'where' | 'work' | 'add' | `item ${string}`;

interface RowProps {
  wish: Wish;
  open: Part | undefined;
  onOpen: (part: Part | undefined) => void;
}

/** What was understood, each a button that opens its editor; what was not said is drawn with dashes. */
export function ChipRow({ wish, open, onOpen }: RowProps) {
  const { say: t } = useMessages('requests');
  const itemText = useItemText();
  const dates = useDatesText();
  const pin = pinOf(wish.pin);
  const place = usePlaceOfPin(pin);
  const town = wish.said?.place;
  const placeName = usePlaceNames(Boolean(town));
  const named = town ? t.pinIn(placeName(town)) : t.where;
  const where = pin ? [pin, place].filter(Boolean).join(' ') : named;
  const items = chosenItems(wish);
  const chip = (part: Part, icon: IconName, { text, isSaid = true }: { text: string; isSaid?: boolean }) => (
    <li key={part}>
      <button
        type="button"
        className={cx(styles.chip, !isSaid && styles.missing)}
        aria-expanded={open === part}
        onClick={() => onOpen(open === part ? undefined : part)}
      >
        <Icon name={icon} size={22} />
        <span>{text}</span>
        <Icon name="down" size={20} />
      </button>
    </li>
  );
  return (
    <ul className={styles.chips}>
      {items.map((item) =>
        chip(`item ${item.key}`, item.of === 'product' ? 'truck' : 'users', { text: itemText(item) }),
      )}
      {chip('when', 'calendar', {
        text: wish.from ? dates(datesOf(wish)) : t.when,
        isSaid: wish.said?.dates ?? true,
      })}
      {chip('where', 'pin', { text: where, isSaid: pin !== undefined })}
      {chip('work', 'doc', { text: wish.description || t.whatFor, isSaid: wish.description !== '' })}
      {items.length < mostItems && chip('add', 'plus', { text: t.more, isSaid: false })}
    </ul>
  );
}
