import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { OfferStatus } from '#contract/hiring/offers.calls.ts';
import type { RequestStatus } from '#contract/hiring/requests.calls.ts';
import type { HiringKind, Per, Skill } from '#contract/hiring/terms.ts';

const kinds: Record<HiringKind, [one: string, many: string]> = {
  worker: ['person', 'people'],
  groupWorker: ['person', 'people'],
  contractor: ['contractor', 'contractors'],
  engineer: ['engineer', 'engineers'],
  product: ['machine', 'machines'],
};
const skills: Record<Skill, string> = {
  unskilled: 'helper',
  semi: 'semi-skilled',
  skilled: 'skilled',
  highly: 'highly skilled',
};
const pers: Record<Per, string> = { day: 'a day', job: 'for the job', hour: 'an hour', week: 'a week' };
const statuses: Record<RequestStatus | OfferStatus | BookingStatus | 'taken', string> = {
  open: 'Open',
  filled: 'Filled',
  closed: 'Closed',
  expired: 'Time is over',
  sent: 'Waits for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Taken back',
  countered: 'Answered with new terms',
  lapsed: 'Ended',
  taken: 'Booked elsewhere',
  agreed: 'Agreed',
  under_way: 'At work',
  done_said: 'To confirm',
  done: 'Done',
  cancelled: 'Cancelled',
  no_show: 'Did not take place',
};

/** Words that all pages of hiring share. */
export const messages = {
  /** "3 days from 2 Dec" and what stands in its place for one day and for halves. @param shown how many, as written */
  dates: {
    day: (_days: number, shown: string, from: string) => `${shown} days from ${from}`,
    morning: (_days: number, shown: string, from: string) => `${shown} mornings from ${from}`,
    afternoon: (_days: number, shown: string, from: string) => `${shown} afternoons from ${from}`,
    oneMorning: (from: string) => `${from}, morning`,
    oneAfternoon: (from: string) => `${from}, afternoon`,
    at: (time: string) => `at ${time}`,
    hours: (hours: number, shown: string, start: string) =>
      `${shown} ${hours === 1 ? 'hour' : 'hours'} from ${start}`,
    rest: (weekdays: string) => `no work on ${weekdays}`,
  },
  howMany: (count: number, shown: string, kind: HiringKind) => `${shown} ${kinds[kind][count === 1 ? 0 : 1]}`,
  rate: (people: string, price: string) => `${people}: ${price} a day`,
  skills,
  countBetween: (min: number, max: number) => `Enter a whole number, ${min} to ${max}`,
  mason: 'mason',
  formerUser: 'Former user',
  pers,
  statuses,
  /** In the place of "At work", of a machine. */
  outOnHire: 'Out on hire',
  pay: {
    label: 'About this price',
    minimum: ({ amount, since, skill }: { amount: string; since: string; skill: string }) =>
      `Minimum wage here for ${skill} work: ${amount} a day since ${since}`,
    belowMinimum: ({ amount, since, skill }: { amount: string; since: string; skill: string }) =>
      `Less than the minimum wage here: ${amount} a day for ${skill} work since ${since}`,
    central: ({ amount, since, skill }: { amount: string; since: string; skill: string }) =>
      `Central government sites pay at least ${amount} a day for ${skill} work since ${since}`,
    zone: (zone: string) => (zone.length <= 3 ? `zone ${zone}` : zone),
    source: (page: string) => `Source: ${page}`,
    of: (skill: string) => ` for ${skill} work`,
    skills: {
      unskilled: 'unskilled',
      semi: 'semi-skilled',
      skilled: 'skilled',
      highly: 'highly skilled',
    },
    range: (low: string, high: string) => `${low} to ${high}`,
    local: (usual: string, of: string) => `Usual near here${of}: ${usual} a day`,
    belowLocal: (usual: string, of: string) => `Less than is usual near here${of}: ${usual} a day`,
  },
};
