import type { messages as english } from '../en/words.ts';

export const messages: typeof english = {
  title: 'ভুল কথা জানান',
  lead: (language) =>
    `আপনি নীভ ${language} ভাষায় পড়ছেন। কী ভুল আছে আর লোকে আসলে কীভাবে বলে তা লিখুন। নাম বা ই-মেল লাগবে না।`,
  message: 'কী ভুল, আর আপনি কীভাবে বলতেন?',
  page: (path) => `এই পাতার কথা: ${path}`,
  send: 'পাঠান',
  sent: 'ধন্যবাদ! যাঁরা এই কথাগুলো লেখেন তাঁরা পড়বেন',
};
