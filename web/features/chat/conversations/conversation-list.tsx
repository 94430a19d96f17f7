import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Conversation, Message } from '#contract/chat/calls.ts';
import { paths } from '#contract/paths.ts';
import { firstWord, useSession } from '#web/shared/api/session.ts';
import { clock } from '#web/shared/i18n/clock.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cardPhoto } from '#web/shared/ui/drawings/pictures.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { useConversations } from '../cache/queries.ts';
import { useChatState } from '../messages/chat-state.ts';
import styles from './conversation-list.module.css';

type Conversations = ReturnType<typeof useConversations>;

/** §2.19, left: the user's first name, a search box, and the conversations. */
export function ConversationList({ conversations, open }: { conversations: Conversations; open?: string }) {
  const words = useMessages('chat');
  const session = useSession();
  const [typed, setTyped] = useState('');
  // With a conversation open, its name heads the page.
  const Heading = open ? 'h2' : 'h1';
  const { _id = '', fullname = '', profilePic = null } = session?.user ?? {};
  return (
    <section className={styles.panel} aria-label={words.conversations}>
      <div className={styles.head}>
        <Heading>
          <Avatar name={fullname} src={cardPhoto(profilePic, _id)} size={40} />
          {firstWord(fullname)}
        </Heading>
        <Field label={words.search} labelHidden>
          <TextInput
            icon="search"
            type="search"
            placeholder={words.searchHint}
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
  const words = useMessages('chat');
  const explain = useExplain();
  if (conversations.isPending) return <Skeleton label={words.loading} count={5} />;
  if (conversations.isError && !conversations.data)
    return (
      <ErrorState
        title={words.failed}
        retryLabel={words.retry}
        onRetry={() => void conversations.refetch()}
        busy={conversations.isFetching}
      >
        {explain(conversations.error)}
      </ErrorState>
    );
  const wanted = typed.toLocaleLowerCase();
  const shown = conversations.data.filter(({ member, lastMessage }) =>
    `${member.fullname ?? words.gone} ${lastMessage ? said(lastMessage, words) : ''}`
      .toLocaleLowerCase()
      .includes(wanted),
  );
  if (shown.length === 0)
    return typed ? (
      <EmptyState title={words.noMatch(typed)} bare />
    ) : (
      <EmptyState spot="chat" title={words.empty} bare>
        {words.noneText}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {shown.map((conversation) => (
        <Row key={conversation._id} conversation={conversation} current={conversation._id === open} />
      ))}
      {conversations.hasNextPage && (
        <li>
          <Button
            kind="quiet"
            block
            loading={conversations.isFetchingNextPage}
            onClick={() => void conversations.fetchNextPage()}
          >
            {words.more}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** A message in one line of words. */
function said(message: Message, words: { deleted: string; photo: string }): string {
  if (message.deleted) return words.deleted;
  return message.type === 'image' ? words.photo : message.text;
}

function Row({ conversation, current }: { conversation: Conversation; current: boolean }) {
  const words = useMessages('chat');
  const { active } = useChatState();
  const { _id, member, lastMessage, unread } = conversation;
  const name = member.fullname ?? words.gone;
  const own = lastMessage?.senderId !== member._id;
  return (
    <li>
      <Link
        to={paths.chat}
        search={{ c: _id }}
        className={styles.row}
        aria-current={current ? 'true' : undefined}
        aria-label={unread > 0 ? `${name}, ${words.unread(unread)}` : undefined}
      >
        <Avatar
          name={name}
          src={cardPhoto(member.profilePic, member._id)}
          size={56}
          online={active.has(member._id)}
          onlineLabel={words.online}
        />
        <b>{name}</b>
        {lastMessage && <time dateTime={lastMessage.createdAt}>{clock(lastMessage.createdAt)}</time>}
        <p className={unread > 0 ? styles.fresh : undefined}>
          {lastMessage && own && <span>{words.you} </span>}
          {lastMessage ? said(lastMessage, words) : words.start}
        </p>
        {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
      </Link>
    </li>
  );
}
