import { useEffect, useState } from 'react';
import type { Card } from '#contract/evidence/cards.calls.ts';
import { withParts } from '#domain/evidence/card.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card as Box } from '#web/shared/ui/card.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { QrCode } from '#web/shared/ui/qr-code.tsx';
import styles from './card.module.css';
import { type CardPart, CardPrint, type Paper } from './card-print.tsx';

/** Shows the card to a camera, large, and prints it; what its reader sees is chosen here. */
export function CardTools({ card }: { card: Card }) {
  const t = useMessages('card');
  const [large, setLarge] = useState(false);
  const [parts, setParts] = useState<readonly CardPart[]>([]);
  // Each press is a sheet of its own: the second one prints too.
  const [sheet, setSheet] = useState<{ paper: Paper }>();
  useEffect(() => {
    if (sheet) print();
  }, [sheet]);
  const choose = (part: CardPart, isOn: boolean) =>
    setParts(isOn ? [...parts, part] : parts.filter((one) => one !== part));
  return (
    <>
      <Button kind="accent" size="lg" block icon="expand" onClick={() => setLarge(true)}>
        {t.large}
      </Button>
      <Box as="section" pad className={styles.part} aria-labelledby="parts">
        <h2 id="parts">{t.parts}</h2>
        <Checkbox label={t.partNinety} checked disabled readOnly />
        <PartBox label={t.partWork} part="work" parts={parts} onChange={choose} />
        <PartBox label={t.partPay} part="pay" parts={parts} onChange={choose} />
        <div className={styles.acts}>
          <Button kind="soft" icon="doc" onClick={() => setSheet({ paper: 'a5' })}>
            {t.printPage}
          </Button>
          <Button kind="soft" icon="tag" onClick={() => setSheet({ paper: 'card' })}>
            {t.printCard}
          </Button>
        </div>
        <p className={styles.soft}>{t.printHint}</p>
      </Box>
      <Modal open={large} title={t.cardOf} closeLabel={t.close} onClose={() => setLarge(false)}>
        <div className={styles.largeQr}>
          <QrCode text={withParts(card.token, parts)} label={parts.length > 0 ? t.qrWith : t.qr} />
        </div>
      </Modal>
      {sheet && <CardPrint card={card} paper={sheet.paper} parts={parts} />}
    </>
  );
}

interface PartProps {
  label: string;
  part: CardPart;
  parts: readonly CardPart[];
  onChange: (part: CardPart, isOn: boolean) => void;
}

function PartBox({ label, part, parts, onChange }: PartProps) {
  return (
    <Checkbox
      label={label}
      checked={parts.includes(part)}
      onChange={({ target }) => onChange(part, target.checked)}
    />
  );
}
