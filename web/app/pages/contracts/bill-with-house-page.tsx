import { BillPage } from '#web/features/contracts/bill/bill-page.tsx';

/** Drawing houses is heavy: it comes beside the page. */
const loadHouse = async () => (await import('./house-of-bill.ts')).makeHouse;

/** A bill, from a house of the planner too. */
export const BillWithHousePage = () => <BillPage loadHouse={loadHouse} />;
