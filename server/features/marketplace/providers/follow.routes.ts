import {
  follow as followCall,
  getFollowing,
  unfollow as unfollowCall,
} from '#contract/marketplace/providers/providers.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { following } from './follow.data.ts';
import { follow, unfollow } from './follow.rules.ts';

export function followRoutes(add: Register, { db }: Services): void {
  add(followCall, async ({ params, caller }) => {
    await follow(db, caller, params.id);
    return { data: null };
  });
  add(unfollowCall, async ({ params, caller }) => {
    await unfollow(db, caller, params.id);
    return { data: null };
  });
  add(getFollowing, async ({ caller }) => ({ data: await following(db, caller.userId) }));
}
