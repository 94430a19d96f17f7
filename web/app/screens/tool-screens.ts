import { paths } from '#contract/paths.ts';
import { lazyPage, type Screen } from './screen.tsx';

/** The house planner, the picture generator, the assistant and the chat. */
export const toolScreens: Screen[] = [
  {
    still: true,
    path: paths.houseForm,
    access: 'anyone',
    messages: ['house'],
    page: () => lazyPage(() => import('#web/features/house-planner/form/map-form-page.tsx'), 'MapFormPage'),
  },
  {
    // What asks the server brings the query cache with it.
    still: true,
    path: paths.house,
    access: 'anyone',
    messages: ['house', 'problems', 'categories'],
    page: () => lazyPage(() => import('../pages/planned-house-page.tsx'), 'PlannedHousePage'),
  },
  {
    path: paths.imageGenerator,
    access: 'user',
    messages: ['images', 'problems'],
    page: () => lazyPage(() => import('#web/features/image-generation/image-page.tsx'), 'ImagePage'),
  },
  {
    path: paths.assistant,
    access: 'user',
    messages: ['assistant', 'problems'],
    filled: true,
    page: () => lazyPage(() => import('#web/features/assistant/ai-chat-page.tsx'), 'AiChatPage'),
  },
  {
    path: paths.chat,
    access: 'user',
    messages: ['chat', 'problems'],
    filled: true,
    page: () => lazyPage(() => import('../pages/chat-with-offers-page.tsx'), 'ChatWithOffersPage'),
  },
];
