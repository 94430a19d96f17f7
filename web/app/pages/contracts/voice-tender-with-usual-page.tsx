import { VoiceTenderPage } from '#web/features/contracts/voice/voice-tender-page.tsx';

/** What knows usual costs is heavy: it comes beside the page, for a price that is one sum. */
const loadHouse = async () => (await import('./house-of-bill.ts')).makeHouse;

export const VoiceTenderWithUsualPage = () => <VoiceTenderPage loadHouse={loadHouse} />;
