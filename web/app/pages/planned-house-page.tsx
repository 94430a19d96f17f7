import { lazy } from 'react';
import { HousePage } from '#web/features/house-planner/page/house-page.tsx';

const People = lazy(async () => ({ default: (await import('./house-people.tsx')).HousePeople }));

/** The house, and the people of the marketplace who could build it. */
export const PlannedHousePage = () => <HousePage People={People} />;
