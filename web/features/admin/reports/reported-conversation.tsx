import { useState } from 'react';
import type { Report } from '#contract/admin/admin.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './conversation.module.css';
import { ReportedBookings } from './reported-bookings.tsx';
import { Messages } from './reported-messages.tsx';

export function ReportedConversation({ report }: { report: Report }) {
  const t = useMessages('admin');
  const [asked, setAsked] = useState(false);
  const open = report.closedAt === null;
  return (
    <>
      <Card as="section" aria-labelledby="conversation" className={styles.conversation}>
        <h2 id="conversation">{t.conversation}</h2>
        {open && asked && <Messages report={report} />}
        {open && !asked && (
          <div className={styles.ask}>
            <Button kind="soft" icon="eye" onClick={() => setAsked(true)}>
              {t.readConversation}
            </Button>
            <p className="muted">{t.readingIsRecorded}</p>
          </div>
        )}
        {!open && <p className="muted">{t.conversationClosed}</p>}
      </Card>
      {open && asked && <ReportedBookings report={report} />}
    </>
  );
}
