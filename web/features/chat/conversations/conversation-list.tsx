import { useState } from 'react';
import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import { firstWord, useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { clock } from '#web/shared/i18n/clock.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { StaleNotice } from '#web/shared/search-list/cards/stale-notice.tsx';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { useConversations } from '../cache/queries.ts';
import { useChatState } from '../messages/chat-state.ts';
import styles from './conversation-list.module.css';

/** A message in one line of words. */
function preview(message: Message, t: Messages<'chat'>): string {
  if (message.deleted) return t.deleted;
  if (message.type === 'offer') return t.offer;
  if (message.type === 'paper') return t.paper;
  if (message.type === 'voice') return t.voice.name;
  return message.type === 'image' ? t.photo : message.text;
}

/** One conversation of the list: the other one, the last message, how much is unread. */
function ConversationRow({ conversation, current }: { conversation: Conversation; current: boolean }) {
  const t = useMessages('chat');
  const { active } = useChatState();
  const { _id, member, lastMessage, unread } = conversation;
  const name = member.fullname ?? t.gone;
  const own = lastMessage?.senderId !== member._id;
  return (
    <li>
      <Link
        to={paths.chat}
        search={{ c: _id }}
        className={styles.row}
        aria-current={current ? 'true' : undefined}
        aria-label={unread > 0 ? `${name}, ${t.unread(unread)}` : undefined}
      >
        <Avatar
          name={name}
          src={member.profilePic && smallPicture(member.profilePic)}
          size={56}
          online={active.has(member._id)}
          onlineLabel={t.online}
        />
        <b>{name}</b>
        {lastMessage && <time dateTime={lastMessage.createdAt}>{clock(lastMessage.createdAt)}</time>}
        <p className={unread > 0 ? styles.fresh : undefined}>
          {lastMessage && own && <span>{t.you} </span>}
          <span>{lastMessage ? preview(lastMessage, t) : t.start}</span>
        </p>
        {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
      </Link>
    </li>
  );
}

type Conversations = ReturnType<typeof useConversations>;

/** The user's first name, a search box, and the conversations (docs/rules.md#chat-10). */
export function ConversationList({ conversations, open }: { conversations: Conversations; open?: string }) {
  const t = useMessages('chat');
  const session = useSession();
  const [typed, setTyped] = useState('');
  // With a conversation open, its name heads the page.
  const Heading = open ? 'h2' : 'h1';
  const { fullname = '', profilePic = null } = session?.user ?? {};
  return (
    <section className={styles.panel} aria-label={t.conversations}>
      <div className={styles.head}>
        <Heading>
          <Avatar name={fullname} src={profilePic && smallPicture(profilePic)} size={40} />
          {firstWord(fullname)}
        </Heading>
        <Field label={t.search} labelHidden>
          <TextInput
            icon="search"
            type="search"
            placeholder={t.searchHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      <Body conversations={conversations} open={open} typed={typed.trim()} />
    </section>
  );
}

function Body({
  conversations,
  open,
  typed,
}: {
  conversations: Conversations;
  open?: string;
  typed: string;
}) {
  const t = useMessages('chat');
  const explain = useExplain();
  if (conversations.isPending) return <Skeleton label={t.loading} count={5} />;
  if (conversations.isError && !conversations.data)
    return (
      <ErrorState
        title={t.failed}
        retryLabel={t.retry}
        onRetry={() => void conversations.refetch()}
        busy={conversations.isFetching}
      >
        {explain(conversations.error)}
      </ErrorState>
    );
  const wanted = typed.toLocaleLowerCase();
  const shown = conversations.data.filter(({ member, lastMessage }) =>
    `${member.fullname ?? t.gone} ${lastMessage ? preview(lastMessage, t) : ''}`
      .toLocaleLowerCase()
      .includes(wanted),
  );
  if (shown.length === 0)
    return typed ? (
      <EmptyState title={t.noMatch(typed)} bare />
    ) : (
      <EmptyState spot="chat" title={t.empty} bare>
        {t.noneText}
      </EmptyState>
    );
  return (
    <>
      {conversations.isRefetchError && (
        <>
          <StaleNotice at={conversations.dataUpdatedAt} />
          <Button kind="line" loading={conversations.isFetching} onClick={() => void conversations.refetch()}>
            {t.retry}
          </Button>
        </>
      )}
      <Rows shown={shown} open={open} conversations={conversations} />
    </>
  );
}

interface RowsProps {
  shown: Conversation[];
  open: string | undefined;
  conversations: Conversations;
}

function Rows({ shown, open, conversations }: RowsProps) {
  const t = useMessages('chat');
  return (
    <ul className={styles.list}>
      {shown.map((conversation) => (
        <ConversationRow
          key={conversation._id}
          conversation={conversation}
          current={conversation._id === open}
        />
      ))}
      {conversations.hasNextPage && (
        <li>
          <Button
            kind="quiet"
            block
            loading={conversations.isFetchingNextPage}
            onClick={() => void conversations.fetchNextPage()}
          >
            {t.more}
          </Button>
        </li>
      )}
    </ul>
  );
}
