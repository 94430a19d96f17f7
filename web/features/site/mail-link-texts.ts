import type { Messages } from '#web/shared/i18n/catalogues.ts';

/** What the link does: confirms the news, or ends them, or the mails about unread messages. */
export function textsOf(t: Messages<'site'>, act: 'confirm' | 'news' | 'messages') {
  return {
    confirm: {
      title: t.confirmTitle,
      text: t.confirmText,
      act: t.confirm,
      done: t.confirmed,
    },
    news: {
      title: t.unsubscribeTitle,
      text: t.unsubscribeText,
      act: t.unsubscribe,
      done: t.unsubscribed,
    },
    messages: {
      title: t.awayMailsTitle,
      text: t.awayMailsText,
      act: t.awayMailsEnd,
      done: t.awayMailsEnded,
    },
  }[act];
}
