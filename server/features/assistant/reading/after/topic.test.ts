import { expect, test } from 'vitest';
import { ownTopic } from './topic.ts';

test.each(['wall paint is bubbling'])(
  'A trouble that names what is painted is no sum whose sizes are still to be told: %s',
  (said) => expect(ownTopic(said)).toBeUndefined(),
);

test.each(['paint for a wall', 'slab casting labour', '1200 sq ft paint 2 coats'])(
  'but a sum is one: %s',
  (said) => expect(ownTopic(said)?.about).toBe('sum'),
);
