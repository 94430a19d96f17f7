import type { UseQueryResult } from '@tanstack/react-query';
import type { Candidate } from '../needs/candidate.ts';
import type { Found } from '../needs/listings.ts';
import type { Need } from '../needs/needs.ts';

export interface NeedProps {
  need: Need;
  found?: UseQueryResult<Found>;
  chosen: Candidate[];
  asked: readonly string[];
  /** The first day of this work. */
  from: string;
  pin: string;
  onChoose: (candidate: Candidate, chosen: boolean) => void;
}
