const hourMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const clock = (iso: string): string => hourMinute.format(new Date(iso));

export const languageOf = (text: string): 'hi' | 'en' => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');
