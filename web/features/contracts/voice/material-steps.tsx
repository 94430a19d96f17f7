import { materialScreen, whoBroughtScreen } from '#domain/voice/contract-screens.ts';
import type { SayKey } from '#domain/voice/says.ts';
import type { NumberScreen } from '#domain/voice/screens.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { VoicePicture } from '#web/shared/voice/pictures.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { materialUnits } from '../site-book/materials.ts';
import styles from './contracts.module.css';
import type { StepProps } from './use-go.ts';
import { back, useGo, useWriteOnce } from './use-go.ts';

/** What a quantity of each is counted in, as it is said; bricks are counted as bricks. */
export const unitKeys = {
  cement: 'bags',
  sand: 'feet',
  bricks: 'bricks',
  steel: 'kilos',
  aggregate: 'feet',
} as const satisfies Record<string, SayKey>;
type Kind = keyof typeof unitKeys;
export const isKind = (text: string): text is Kind => Object.hasOwn(unitKeys, text);

const quantityScreen = (kind: Kind): NumberScreen => ({
  id: `quantity ${kind}`,
  kind: 'number',
  question: kind,
  digits: 6,
  readBack: 'amount',
});

/** What came by its picture, how much of it in its own unit, and who brought it. */
export function MaterialSteps({ site, rest: [kind = '', step], onSaid }: StepProps) {
  const { key, amount, words } = useSay();
  const go = useGo(site);
  const today = useToday();
  const write = useWriteOnce(site, onSaid);
  if (!isKind(kind))
    return (
      <VoiceFrame id="material" question={materialScreen.question} onBack={back} ahead={['bags', 'feet']}>
        <Tiles tiles={materialScreen.tiles} onChoose={(value) => go('material', value)} />
      </VoiceFrame>
    );
  const form = `voice:${site.contract._id}:material`;
  const quantity = Number(readDraft(form)?.[kind] ?? 0);
  const unit = unitKeys[kind];
  const picture = materialScreen.tiles.find(({ value }) => value === kind)?.picture ?? 'box';
  if (step !== 'who' || !(quantity > 0))
    return (
      <VoiceFrame key={kind} id={`how much ${kind}`} question={kind} more={[key(unit)]} onBack={back}>
        <p className={styles.material}>
          <VoicePicture name={picture} size={48} />
          <span>{words[unit]}</span>
        </p>
        <Pad
          screen={quantityScreen(kind)}
          keep={form}
          unit={unit}
          onDone={(digits) => {
            if (Number(digits) === 0) return;
            keepInDraft(form, kind, digits);
            go('material', kind, 'who');
          }}
        />
      </VoiceFrame>
    );
  const answer = (value: string) => {
    const by = value === 'customer' ? 'customer' : 'provider';
    const body = { by, material: kind, unit: materialUnits[kind], quantity, on: today, back: false } as const;
    if (write({ kind: 'delivery', body })) clearDraft(form);
  };
  return (
    <VoiceFrame
      id={`who ${kind} ${quantity}`}
      question={whoBroughtScreen.question}
      more={[...amount(quantity), key(unit), ...(unit === kind ? [] : [key(kind)])]}
      onBack={back}
      ahead={['written']}
    >
      <p className={styles.material}>
        <VoicePicture name={picture} size={48} />
        <b className={voice.digits}>{count(quantity)}</b>
        <span>{words[unit]}</span>
      </p>
      <Tiles tiles={whoBroughtScreen.tiles} onChoose={answer} />
    </VoiceFrame>
  );
}
