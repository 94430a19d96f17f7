import { useEffect, useState } from 'react';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { openConnection } from '#web/shared/realtime/connection.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { screenOf, tilesShown } from '#web/shared/voice/tiles-shown.ts';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { useConversations } from '../cache/queries.ts';
import { useChosen, useOpenConversation } from '../conversations/use-open-conversation.ts';
import { Talk } from './talk.tsx';
import styles from './worker-mode.module.css';

/** A tile for everybody one talks with, who wrote last first. */
function People({ conversations }: { conversations: ReturnType<typeof useConversations> }) {
  const { words } = useSay();
  const screen = screenOf(useScreenSearch('voice').step);
  const { data = [], hasNextPage, isFetching, fetchNextPage } = conversations;
  const { shown: people, more } = tilesShown(data, { screen, further: hasNextPage });
  const isShort = !more && hasNextPage && !isFetching;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  if (data.length === 0) return <SaidPage id="nobody" said="chatNobody" tone="wait" onNext={paths.voice} />;
  const before = screen > 1 ? { step: String(screen - 1) } : {};
  return (
    <VoiceFrame
      id={`who ${screen}`}
      question="chatWho"
      backTo={screen > 0 ? paths.voiceChat : paths.voice}
      backSearch={before}
      ahead={['chatListen']}
    >
      <div className={voice.tiles}>
        {people.map((conversation) => (
          <Person key={conversation._id} conversation={conversation} />
        ))}
        {more && (
          <Link
            to={paths.voiceChat}
            search={{ step: String(screen + 1) }}
            className={cx(voice.tile, styles.person)}
          >
            <Sign name="more" size={64} />
            <span>{words.chatMore}</span>
          </Link>
        )}
      </div>
    </VoiceFrame>
  );
}

/** Their face and name; a bubble with a number where something was not heard yet. */
function Person({ conversation: { _id, member, unread } }: { conversation: Conversation }) {
  const t = useMessages('chat');
  const name = member.fullname ?? t.gone;
  return (
    <Link
      to={paths.voiceChat}
      search={{ c: _id }}
      className={cx(voice.tile, styles.person)}
      aria-label={unread > 0 ? `${name}, ${t.unread(unread)}` : undefined}
    >
      <Avatar name={name} src={member.profilePic && smallPicture(member.profilePic)} size={80} />
      <span className={styles.name}>{name}</span>
      {unread > 0 && (
        <span className={styles.unheard}>
          <Icon name="chat" />
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}

/** The people one talks with, and the talk with one of them, by voice (docs/rules.md#voice-7). */
export function VoiceChatPage() {
  const [failed, setFailed] = useState(false);
  const open = useOpenConversation(paths.voiceChat, setFailed);
  const opening = useLocation().state.userId !== undefined;
  const conversations = useConversations();
  const chosen = useChosen(conversations, open);
  useEffect(openConnection, []);
  const { data, isFetching, isPaused, refetch } = conversations;
  if (!data && !isFetching)
    return (
      <SaidPage
        id="failed"
        said="failed"
        tone="no"
        {...(isPaused ? { onNext: paths.voice } : { onPress: () => void refetch() })}
      />
    );
  if (!data) return <SaidPage id="wait" said="wait" />;
  if (!open && failed) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!open && opening) return <SaidPage id="wait" said="wait" />;
  if (!open) return <People conversations={conversations} />;
  if (chosen) return <Talk key={open} conversation={chosen} />;
  if (isFetching) return <SaidPage id="wait" said="wait" />;
  return <SaidPage id="nobody" said="failed" tone="no" onNext={paths.voiceChat} />;
}
