import type { messages as english } from '../en/words.ts';

export const messages: typeof english = {
  title: 'తప్పు మాటలు చెప్పండి',
  lead: (language) =>
    `మీరు నీవ్‌ను ${language}లో చదువుతున్నారు. ఏది తప్పుగా ఉంది, మామూలుగా ఎలా అంటారో రాయండి. పేరు, ఈమెయిల్ అక్కర్లేదు.`,
  message: 'ఏది తప్పు, మీరైతే ఎలా అంటారు?',
  page: (path) => `ఈ పేజీ గురించి: ${path}`,
  send: 'పంపండి',
  sent: 'ధన్యవాదాలు! ఈ మాటలు రాసేవారు దీన్ని చదువుతారు',
};
