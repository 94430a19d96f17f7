import { mostTrades } from '#contract/marketplace/trades.ts';
import { clipOfTrade } from '#domain/voice/says.ts';
import { tradesOf } from '#domain/wish/trades-of.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { TradePicture } from '#web/shared/voice/trade-picture.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import styles from './register.module.css';

interface Props {
  category: string;
  /** Keys with commas between. */
  value: string;
  onChange: (value: string) => void;
  onDone: () => void;
}

/** What one can do of a category, each said at a touch; up to five are kept. */
export function TradesStep({ category, value, onChange, onDone }: Props) {
  const { words, key, speak } = useSay();
  const label = useCategoryLabel();
  const chosen = value.split(',').filter(Boolean);
  const touch = (trade: string) => {
    const isChosen = chosen.includes(trade);
    if (!isChosen && chosen.length >= mostTrades) return speak(key('tradesFull'));
    const clip = clipOfTrade(trade);
    speak({ ...(clip && { clip }), text: label(trade) });
    onChange((isChosen ? chosen.filter((one) => one !== trade) : [...chosen, trade]).join(','));
  };
  return (
    <>
      <div className={cx(voice.tiles, styles.trades)}>
        {tradesOf(category).map((trade) => (
          <button
            key={trade}
            type="button"
            className={voice.tile}
            aria-pressed={chosen.includes(trade)}
            onClick={() => touch(trade)}
          >
            {chosen.includes(trade) && (
              <span className={voice.tone}>
                <Icon name="check" size={28} />
              </span>
            )}
            <TradePicture of={trade} size={56} />
            <span>{label(trade)}</span>
          </button>
        ))}
      </div>
      <BigButton sign="check" onPress={onDone}>
        {chosen.length > 0 ? `${words.done} (${chosen.length} / ${mostTrades})` : words.next}
      </BigButton>
    </>
  );
}
