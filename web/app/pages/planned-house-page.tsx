import { HousePage } from '#web/features/house-planner/page/house-page.tsx';
import { part } from '#web/shared/ui/later.ts';

const People = part(async () => (await import('./house-people.tsx')).HousePeople);

/** The house, and the people of the marketplace who could build it. */
export const PlannedHousePage = () => <HousePage People={People} />;
