import { aPicture } from './registrations.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** A picture in base64, and the id of the same one in the user's gallery. */
export async function aSavedPicture(neev: TestApp, as: TestUser): Promise<{ photo: string; drawn: string }> {
  const photo = (await aPicture(4, 4)).toString('base64');
  const { body } = await neev.call('POST', '/api/v1/post', { as, body: { prompt: 'A house', photo } });
  return { photo, drawn: body.data._id };
}
