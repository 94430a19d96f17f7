import { expect, test } from 'vitest';
import { aConversation } from '#server/testing/a-conversation.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

test('the own data hold what one wrote in chat, and what one wrote to the site', async () => {
  const { asha, id } = await aConversation(neev);
  await neev.call('POST', '/message/add', { as: asha, body: { conversationId: id, text: 'to a person' } });
  await neev.call('POST', '/contact', {
    body: { email: asha.email, username: 'Asha', message: 'to the site' },
  });
  const { body } = await neev.call('GET', '/me/data', { as: asha });
  expect(body.data.messages).toMatchObject([{ conversationId: id, text: 'to a person' }]);
  expect(body.data.contactMessages).toMatchObject([{ message: 'to the site' }]);
});
