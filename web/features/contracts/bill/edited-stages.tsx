import type { Bill, BillLine } from '#contract/contracts/bill.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { LineList, LineRow } from '../lines/line-row.tsx';
import { StageFold } from '../lines/stage-fold.tsx';
import styles from './bill.module.css';
import type { Opened } from './line-sheet.tsx';
import { lineCost, roughly, sumCost, type Usual } from './usual-cost.ts';

interface StagesProps {
  bill: Bill;
  usual: Usual | undefined;
  onOpen: (opened: Opened) => void;
}

const few = 6;

/** The stages with their lines; each line opens to be changed. */
export function EditedStages({ bill: { lines, stages }, usual, onOpen }: StagesProps) {
  const t = useMessages('bill');
  return (
    <div className={styles.stages}>
      {stages.map((stage) => {
        const those = lines.filter((line) => line.stage === stage.no);
        return (
          <StageFold
            key={stage.no}
            stage={stage}
            lines={those}
            open={stages.length < few}
            sum={usual && <StageSum lines={those} usual={usual} />}
            foot={
              <Button
                kind="quiet"
                size="sm"
                icon="plus"
                className={styles.addHere}
                aria-label={t.addTo(stage.name)}
                onClick={() => onOpen({ stage: stage.no })}
              >
                {t.addLine}
              </Button>
            }
          >
            <LineList>
              {those.map((line) => (
                <LineRow
                  key={line.no}
                  line={line}
                  own
                  price={usual && <LinePrice line={line} usual={usual} />}
                  edit={
                    <IconButton
                      icon="pencil"
                      size={22}
                      label={t.editLine(line.name)}
                      onClick={() => onOpen({ line })}
                    />
                  }
                />
              ))}
            </LineList>
          </StageFold>
        );
      })}
    </div>
  );
}

function StageSum({ lines, usual }: { lines: readonly BillLine[]; usual: Usual }) {
  const t = useMessages('bill');
  const { low, high } = sumCost(lines, usual);
  if (high === 0) return null;
  return (
    <>
      <span>{rupees(roughly(low))}</span>
      <small>{t.to(rupees(roughly(high)))}</small>
    </>
  );
}

function LinePrice({ line, usual }: { line: BillLine; usual: Usual }) {
  const t = useMessages('bill');
  const cost = lineCost(line, usual);
  if (!cost) return t.unknown;
  return t.about(rupees(roughly(cost.low)), rupees(roughly(cost.high)));
}
