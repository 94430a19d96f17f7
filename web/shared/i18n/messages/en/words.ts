export const messages = {
  title: 'Tell us which words are wrong',
  lead: (language: string) =>
    `You read Neev in ${language}. Write what is wrong, and how people really say it. You need no name or e-mail.`,
  message: 'What is wrong, and how would you say it?',
  page: (path: string) => `It is about the page ${path}`,
  send: 'Send',
  sent: 'Thank you. The people who write these words will read it',
};
