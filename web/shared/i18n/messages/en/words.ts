export const messages = {
  title: 'Tell us which words are wrong',
  lead: (language: string) =>
    `You read Neev in ${language}. Write what is wrong, and how people really say it. No name or e-mail is needed.`,
  message: 'What is wrong, and how would you say it?',
  page: (path: string) => `It is about the page ${path}`,
  send: 'Send',
  sent: 'Thank you: those who write these words will read it',
};
