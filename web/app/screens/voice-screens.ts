import { paths } from '#contract/paths.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import { lazyPage, type Screen } from './screen.tsx';

const words: MessageArea[] = ['voice', 'problems'];

/** Worker mode: its pages have no bars, and speak. */
export const voiceScreens: Screen[] = [
  {
    path: paths.voice,
    access: 'anyone',
    messages: words,
    page: () => lazyPage(() => import('../pages/own/voice-home-with-own-page.tsx'), 'VoiceHomeWithOwnPage'),
  },
  {
    path: paths.voiceAccount,
    access: 'anyone',
    messages: words,
    page: () =>
      lazyPage(
        () => import('#web/features/accounts/register/voice/voice-account-page.tsx'),
        'VoiceAccountPage',
      ),
  },
  {
    path: paths.voiceRegister,
    access: 'user',
    messages: ['registration', 'categories', ...words],
    page: () =>
      lazyPage(() => import('#web/features/marketplace/voice/voice-register-page.tsx'), 'VoiceRegisterPage'),
  },
  {
    path: paths.voiceFree,
    access: 'user',
    messages: words,
    page: () =>
      lazyPage(() => import('#web/features/hiring/work/voice/voice-free-page.tsx'), 'VoiceFreePage'),
  },
  {
    path: paths.voiceJobs,
    access: 'user',
    messages: ['offers', 'hiring', 'categories', ...words],
    page: () =>
      lazyPage(() => import('#web/features/hiring/work/voice/voice-jobs-page.tsx'), 'VoiceJobsPage'),
  },
  {
    path: paths.voiceHajri,
    access: 'user',
    messages: ['ledger', ...words],
    page: () =>
      lazyPage(() => import('#web/features/hiring/work/voice/voice-ledger-page.tsx'), 'VoiceLedgerPage'),
  },
  {
    path: paths.voiceWeek,
    access: 'user',
    messages: ['owed', ...words],
    page: () =>
      lazyPage(() => import('../pages/own/voice-week-with-remind-page.tsx'), 'VoiceWeekWithRemindPage'),
  },
  {
    path: paths.voiceCard,
    access: 'user',
    messages: ['card', ...words],
    page: () => lazyPage(() => import('#web/features/evidence/card/voice-card-page.tsx'), 'VoiceCardPage'),
  },
  {
    path: paths.voiceWork,
    access: 'user',
    messages: ['work', 'hiring', 'offers', 'categories', ...words],
    page: () =>
      lazyPage(() => import('#web/features/hiring/work/voice/voice-work-page.tsx'), 'VoiceWorkPage'),
  },
  {
    path: paths.voiceContracts,
    access: 'user',
    messages: ['site-book', 'papers', 'ledger', 'bill', 'hiring', ...words],
    page: () =>
      lazyPage(() => import('#web/features/contracts/voice/voice-contracts-page.tsx'), 'VoiceContractsPage'),
  },
  {
    path: paths.voiceTender,
    access: 'user',
    messages: ['quotes', 'tenders', 'bill', ...words],
    page: () =>
      lazyPage(
        () => import('../pages/contracts/voice-tender-with-usual-page.tsx'),
        'VoiceTenderWithUsualPage',
      ),
  },
  {
    path: paths.voiceChat,
    access: 'user',
    messages: ['chat', ...words],
    page: () => lazyPage(() => import('#web/features/chat/worker-mode/voice-chat-page.tsx'), 'VoiceChatPage'),
  },
];
