import type { messages as english } from '../en/words.ts';

export const messages: typeof english = {
  title: 'चुकीचे शब्द सांगा',
  lead: (language) =>
    `तुम्ही नीव ${language} मध्ये वाचता. काय चुकलंय आणि लोक खरंच कसं बोलतात ते लिहा. नाव किंवा ई-मेल नको.`,
  message: 'काय चुकलंय, आणि तुम्ही कसं म्हणाल?',
  page: (path) => `हे या पानाबद्दल आहे: ${path}`,
  send: 'पाठवा',
  sent: 'धन्यवाद! हे शब्द लिहिणारे ते वाचतील',
};
