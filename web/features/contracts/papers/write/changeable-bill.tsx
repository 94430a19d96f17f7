import type { PricedBill, PricedLine } from '#contract/contracts/work-contracts.calls.ts';
import { amountOf } from '#domain/contracts/amounts.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { StageFold } from '../../lines/stage-fold.tsx';
import { useLineText } from '../read/changed-lines.tsx';
import styles from './write.module.css';

interface Props {
  before: PricedBill;
  after: PricedBill;
  onChange: (line: PricedLine) => void;
  onUndo: (no: number) => void;
}

/** The bill as the change makes it; each line can be changed, and a changed one put back. */
export function ChangeableBill({ before, after, onChange, onUndo }: Props) {
  const lineOf = (no: number) => before.lines.find((line) => line.no === no);
  return (
    <div className={styles.part}>
      {after.stages.map((stage) => {
        const those = after.lines.filter((line) => line.stage === stage.no);
        return (
          <StageFold
            key={stage.no}
            stage={stage}
            lines={those}
            open={after.stages.length < 3 || those.some((line) => lineOf(line.no) !== line)}
            sum={<span>{rupees(stage.amount)}</span>}
          >
            <ul className={styles.lines}>
              {those.map((line) => (
                <Line
                  key={line.no}
                  line={line}
                  old={lineOf(line.no)}
                  onChange={() => onChange(line)}
                  onUndo={() => onUndo(line.no)}
                />
              ))}
            </ul>
          </StageFold>
        );
      })}
    </div>
  );
}

interface LineProps {
  line: PricedLine;
  /** Undefined of a new one. */
  old: PricedLine | undefined;
  onChange: () => void;
  onUndo: () => void;
}

function Line({ line, old, onChange, onUndo }: LineProps) {
  const t = useMessages('papers');
  const lineText = useLineText();
  const isChanged = old !== line;
  return (
    <li data-changed={isChanged || undefined}>
      <span>
        <b>{line.name}</b>
        <small>{lineText(line)}</small>
        {isChanged && <small>{old ? t.was(`${lineText(old)}, ${rupees(amountOf(old))}`) : t.added}</small>}
      </span>
      <b>{rupees(amountOf(line))}</b>
      <IconButton icon="pencil" label={t.changeLine(line.name)} onClick={onChange} />
      {isChanged && (
        <Button kind="quiet" size="sm" onClick={onUndo}>
          {t.undo}
        </Button>
      )}
    </li>
  );
}
