import { useState } from 'react';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { useThread } from '../cache/queries.ts';
import { useChatState } from '../messages/chat-state.ts';
import { useSeen } from '../messages/use-seen.ts';
import type { Unsent } from '../outbox/outbox.ts';
import { useUnsentOf } from '../outbox/use-unsent-of.ts';
import { reachOf } from '../thread/message-bubble.tsx';
import { useMessageScroll } from '../thread/message-scroll.ts';
import { useKeptRecording } from '../voice/kept-recording.ts';
import { SayIt } from './say-it.tsx';
import { Spoken, SpokenUnsent } from './spoken-message.tsx';
import styles from './worker-mode.module.css';

interface Props {
  conversation: Conversation;
  messages: ReturnType<typeof useThread>;
}

/** One below the other, the newest in sight; what is older comes as one scrolls up. */
function SpokenMessages({ conversation, messages }: Props) {
  const t = useMessages('chat');
  const userId = useSession()?.user._id;
  const shown = messages.data ?? [];
  const unsent = useUnsentOf(conversation._id, shown);
  const refused = unsent.filter((one) => one.refused).length;
  const { box, onScroll } = useMessageScroll({
    oldest: shown[0]?.seq,
    newest: shown.at(-1)?.seq,
    own: `${unsent.length}-${refused}`,
    loadOlder: () => messages.hasNextPage && !messages.isFetchingNextPage && void messages.fetchNextPage(),
  });
  return (
    <div
      ref={box}
      className={styles.box}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
      tabIndex={0}
      role="log"
      aria-label={t.messages}
    >
      <div className={styles.messages}>
        {shown.map((message) => {
          const own = message.senderId === userId;
          return (
            <Spoken
              key={message.seq}
              message={message}
              name={conversation.member.fullname ?? t.gone}
              reach={own ? reachOf(message, conversation) : undefined}
            />
          );
        })}
        {unsent.map((message) => (
          <SpokenUnsent key={message.clientId} message={message} />
        ))}
      </div>
    </div>
  );
}

/** What was said lately, and one button to answer. */
export function Talk({ conversation }: { conversation: Conversation }) {
  const { _id: id, member, blocked } = conversation;
  const { words } = useSay();
  const messages = useThread(id);
  const { connected } = useChatState();
  const hasLine = useOnline() && connected;
  const { kept, forget } = useKeptRecording(id);
  const [speaking, setSpeaking] = useState(false);
  const [answered, setAnswered] = useState(false);
  const unsent = useUnsentOf(id, messages.data ?? []);
  useSeen(id, messages.data?.at(-1)?.seq, connected && !speaking);
  if (!messages.data && messages.isFetching) return <SaidPage id="wait" said="wait" />;
  if (!messages.data) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voiceChat} />;
  if (speaking || kept)
    return (
      <SayIt
        id={id}
        kept={kept}
        onClose={(sent) => {
          setSpeaking(false);
          forget();
          setAnswered(sent);
        }}
      />
    );
  const closed: SayKey | undefined = blocked
    ? 'chatBlocked'
    : member.fullname === null
      ? 'chatGone'
      : undefined;
  const heard = answered ? cameOf(unsent, hasLine) : 'chatListen';
  return (
    <VoiceFrame
      id={`${id} ${closed ?? heard}`}
      question={closed ?? heard}
      backTo={paths.voiceChat}
      ahead={['chatHear']}
      filled
    >
      <Who member={member} />
      <SpokenMessages conversation={conversation} messages={messages} />
      {closed ? (
        <div className={styles.closed}>
          <Icon name="lock" size={64} />
        </div>
      ) : (
        <button type="button" className={cx(voice.big, styles.speak)} onClick={() => setSpeaking(true)}>
          <Sign name="mic" size={56} />
          {words.chatSpeak}
        </button>
      )}
    </VoiceFrame>
  );
}

/** What came of the answer up to now. */
function cameOf(unsent: readonly Unsent[], hasLine: boolean): SayKey {
  if (unsent.some(({ refused }) => refused)) return 'failed';
  if (unsent.length === 0) return 'chatSent';
  return hasLine ? 'wait' : 'kept';
}

function Who({ member: { fullname, profilePic } }: Pick<Conversation, 'member'>) {
  const t = useMessages('chat');
  const name = fullname ?? t.gone;
  return (
    <p className={styles.who}>
      <Avatar name={name} src={profilePic && smallPicture(profilePic)} size={56} />
      <b className={styles.name}>{name}</b>
    </p>
  );
}
