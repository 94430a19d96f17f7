import type { Words } from '#web/shared/i18n/catalogues.ts';

/** What the link does: confirms the news, or ends them, or the mails about unread messages. */
export function textsOf(words: Words<'site'>, act: 'confirm' | 'news' | 'messages') {
  return {
    confirm: {
      title: words.confirmTitle,
      text: words.confirmText,
      act: words.confirm,
      done: words.confirmed,
    },
    news: {
      title: words.unsubscribeTitle,
      text: words.unsubscribeText,
      act: words.unsubscribe,
      done: words.unsubscribed,
    },
    messages: {
      title: words.awayMailsTitle,
      text: words.awayMailsText,
      act: words.awayMailsEnd,
      done: words.awayMailsEnded,
    },
  }[act];
}
