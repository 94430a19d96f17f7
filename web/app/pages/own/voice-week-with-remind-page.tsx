import { VoiceRemind } from '#web/features/evidence/owed/voice-remind.tsx';
import { VoiceWeekPage } from '#web/features/hiring/work/voice/voice-week-page.tsx';

/** The week in worker mode; a touch reminds who still owes. */
export const VoiceWeekWithRemindPage = () => <VoiceWeekPage Remind={VoiceRemind} />;
