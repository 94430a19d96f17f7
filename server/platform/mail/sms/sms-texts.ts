import type { Language } from '#contract/accounts/account.ts';
import type { SmsTemplate } from './sms.ts';

type Texts = Record<SmsTemplate, (code: string) => string[]>;

const texts: Record<Language, Texts> = {
  en: {
    'signup-code': (code) => ['Your code for a new Neev account:', code, 'Good for 10 minutes.'],
    'reset-code': (code) => [
      'Your Neev code:',
      code,
      'Good for 10 minutes. It opens your account: tell it to nobody.',
    ],
    'helped-code': (code) => [
      'Somebody helps you to register on Neev. Your code:',
      code,
      'Good for 10 minutes. Tell it only if you agree.',
    ],
  },
  hi: {
    'signup-code': (code) => ['नींव पर नए खाते का कोड:', code, '10 मिनट तक चलेगा।'],
    'reset-code': (code) => ['आपका नींव कोड:', code, '10 मिनट तक चलेगा। इससे खाता खुलता है: किसी को न बताएँ।'],
    'helped-code': (code) => [
      'कोई नींव पर आपका नाम दर्ज करने में मदद कर रहा है। आपका कोड:',
      code,
      '10 मिनट तक चलेगा। आप राज़ी हों तभी बताएँ।',
    ],
  },
};

/**
 * A text with a code: the code on a line of its own. The last line names the site as phones read it, which then offer
 * the code on that site alone.
 * @param publicUrl the site's own origin
 */
export function codeText(
  { template, code, language }: { template: SmsTemplate; code: string; language: Language },
  publicUrl: string,
): string {
  const lines = texts[language][template](code);
  const bound = ['', `@${new URL(publicUrl).hostname} #${code}`];
  return [...lines, ...bound].join('\n');
}
