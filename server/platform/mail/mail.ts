import type { createTransport } from 'nodemailer';
import type { Settings } from '#server/platform/config/settings/settings.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; every mail has it. */
  text: string;
  html?: string;
  /** Names the mail, so that a server can tell a repeated one; made when absent. */
  id?: string;
  /** Address for the one-click "unsubscribe" of mail programs. */
  unsubscribe?: string;
  replyTo?: string;
}

/** Hands one mail over. @throws when the mail server does not take it within 10 s. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

// Demo addresses end in .invalid: nobody is there.
export const isNobody = (address: string): boolean => address.toLowerCase().endsWith('.invalid');

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

export type Message = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];
