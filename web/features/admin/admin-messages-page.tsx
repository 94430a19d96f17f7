import { getContactMessages } from '#contract/admin/admin.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import listStyles from './lists/admin-list.module.css';
import { BackToDashboard } from './lists/links.tsx';
import { ListBody } from './lists/list-body.tsx';
import { MessageCard } from './message-card.tsx';
import styles from './messages.module.css';

/** What was sent by the contact form (docs/rules.md#admin-5). */
export function AdminMessagesPage() {
  const t = useMessages('admin');
  useTitle(t.messages);
  const list = useEndlessList({
    key: ['adminMessages'],
    load: async ({ cursor, signal }) => {
      const page = await call(getContactMessages, { query: { cursor }, signal });
      return { ...page, data: page.data.map((message) => ({ ...message, id: message._id })) };
    },
  });
  return (
    <div className={cx('wrap', listStyles.page)}>
      <PageHead back={<BackToDashboard />} title={t.messages} lead={t.messagesLead} />
      <ListBody list={list} empty={<EmptyState spot="chat" title={t.messagesEmpty} />}>
        {(messages) => (
          <ul className={styles.messages} aria-label={t.messages}>
            {messages.map((message) => (
              <MessageCard key={message._id} message={message} />
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  );
}
