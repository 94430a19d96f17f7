import { type ToggleEvent, useId, useRef, useState } from 'react';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import styles from './conversation-menu.module.css';
import { ReportDialog, useBlock } from './report-dialog.tsx';

/** What one can do about the other: block, unblock, report. Blocking and reporting ask first. */
export function ConversationMenu({ conversation, name }: { conversation: Conversation; name: string }) {
  const t = useMessages('chat');
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [asking, setAsking] = useState<'block' | 'report'>();
  const block = useBlock(conversation);
  const { blocked, member } = conversation;
  const close = () => setAsking(undefined);
  const choose = (act: () => void) => () => {
    menu.current?.hidePopover();
    act();
  };
  // Above everything the browser knows no place but the window's: under its button it is put by hand.
  const place = ({ newState }: ToggleEvent) => {
    const shown = menu.current;
    const around = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !shown || !around) return;
    shown.style.top = `${around.bottom + 4}px`;
    shown.style.right = `${document.documentElement.clientWidth - around.right}px`;
  };
  return (
    <>
      <IconButton ref={button} icon="more" label={t.actions} popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" className={styles.menu} onBeforeToggle={place}>
        {member.fullname !== null && (
          <Item icon="lock" onClick={choose(() => (blocked ? block.mutate() : setAsking('block')))}>
            {blocked ? t.unblock : t.block}
          </Item>
        )}
        <Item icon="warn" onClick={choose(() => setAsking('report'))}>
          {t.report}
        </Item>
      </div>
      <LineConfirm
        open={asking === 'block'}
        title={t.blockTitle(name)}
        confirmLabel={t.block}
        cancelLabel={t.keep}
        busy={block.isPending}
        danger
        onConfirm={() => block.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        {t.blockText}
      </LineConfirm>
      <ReportDialog open={asking === 'report'} conversation={conversation} name={name} onClose={close} />
    </>
  );
}

function Item({ icon, onClick, children }: { icon: IconName; onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.item} onClick={onClick}>
      <Icon name={icon} size={22} />
      {children}
    </button>
  );
}
