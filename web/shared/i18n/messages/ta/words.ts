import type { messages as english } from '../en/words.ts';

export const messages: typeof english = {
  title: 'தப்பான வார்த்தைகளைச் சொல்லுங்க',
  lead: (language) =>
    `நீங்க நீவ்-ஐ ${language} மொழியில் படிக்கிறீங்க. எது தப்பு, மக்கள் உண்மையில எப்படி சொல்வாங்க என்று எழுதுங்க. பெயர், இமெயில் தேவையில்லை.`,
  message: 'எது தப்பு, நீங்க எப்படி சொல்வீங்க?',
  page: (path) => `இந்தப் பக்கம் பற்றி: ${path}`,
  send: 'அனுப்புங்க',
  sent: 'நன்றி! இதை எழுதுபவங்க படிப்பாங்க',
};
