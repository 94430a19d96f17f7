import type { Language } from '#contract/accounts/account.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';

/** A code for who has the phone: it leaves at once and is never stored. */
export type SmsTemplate = 'signup-code' | 'reset-code' | 'helped-code';

export interface Sms {
  /** Ten digits of India. */
  to: string;
  text: string;
  /** Gateways of India send what was registered with them, under such a name. */
  template: `${SmsTemplate | 'outside-days'}-${Language}`;
}

/** Hands one text over. @throws when the gateway does not take it within 10 s. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

export type SmsSettings = Pick<Settings, 'smsUrl' | 'dataDir'>;

/** As gateways take it: with the country's code. */
export const international = (phone: string): string => `+91${phone}`;

/** Demo phones are `00000 xxxxx`: nobody is there. */
export const isNobodysPhone = (phone: string): boolean => phone.startsWith('00000');
