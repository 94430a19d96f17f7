import type { SuspensionReason } from '#contract/admin/suspensions.calls.ts';
import { paths } from '#contract/paths.ts';
import { hiringNews } from './hiring-mails.en.ts';
import type { ListingKind, MailTexts } from './mail-facts.ts';

// The mails with a code are plain ASCII in short lines: such a text travels as it is written.

const kinds: Record<ListingKind, string> = {
  worker: 'worker',
  groupWorker: 'group of workers',
  contractor: 'contractor',
  engineer: 'engineer',
  provider: 'rental provider',
  product: 'product',
};

const letter = (...paragraphs: string[]): string => `${[...paragraphs, 'Neev'].join('\n\n')}\n`;

const fromNames = (names: string[], others: number): string => {
  if (names.length === 0) return '';
  return `, from ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
};

const secondFactor = {
  'second-factor-on': {
    subject: 'Login now has a second step',
    text: (_left: number) =>
      'your Neev account now has a second step. After the password, we ask for a code from your app. Keep your recovery codes in a safe place.',
  },
  'second-factor-off': {
    subject: 'Login has no second step any more',
    text: (_left: number) =>
      'your login has no second step now. Your Neev account opens without a code from your app.',
  },
  'recovery-code-used': {
    subject: 'Somebody used a recovery code',
    text: (left: number) =>
      `somebody just used a recovery code to open your Neev account. ${left === 1 ? '1 is' : `${left} are`} left. You can make new ones on your dashboard.`,
  },
};

const suspendedFor: Record<SuspensionReason, string> = {
  fraud: 'Cheating, or asking for money that is not owed.',
  abuse: 'Threats, insults or harassment.',
  spam: 'Messages that many people did not ask for.',
  'false-identity': 'The name, photo or ID is not yours.',
  other: 'You did not keep the rules of Neev.',
};

export const englishMails: MailTexts = {
  'signup-code': ({ code }) => ({
    subject: 'Your code for Neev',
    text: letter(
      'Enter this code to make your Neev account:',
      code,
      'It works for 10 minutes.\nIf you did not ask for it, you need not do anything.',
    ),
  }),
  'reset-code': ({ code }) => ({
    subject: 'Your code for Neev',
    text: letter(
      'Enter this code to log in to Neev or to set a new password:',
      code,
      'It works for 10 minutes. Tell it to nobody.\nIf you did not ask for it, your password stays as it is.',
    ),
  }),
  verified: ({ kind, name }, link) => ({
    subject: 'Your listing is verified',
    text: letter(
      'Good news!',
      `An admin has checked your listing "${name}" (${kinds[kind]}). People now see it as verified.`,
      `See it here:\n${link(paths.me)}`,
    ),
  }),
  'sent-back': ({ kind, name, reason }, link) => ({
    subject: 'Your listing needs a change',
    text: letter(
      `An admin looked at your listing "${name}" (${kinds[kind]}). Please change it, for this reason:`,
      reason,
      `Change it and send it again here:\n${link(paths.me)}`,
    ),
  }),
  'id-picture-expired': ({ kind, name }, link) => ({
    subject: 'Please send your ID picture again',
    text: letter(
      `We keep the picture of an ID for 30 days at most. We did not check yours in time, so we deleted it: "${name}" (${kinds[kind]}).`,
      `Please send it again here:\n${link(paths.me)}`,
    ),
  }),
  'now-available': ({ kind, name, path }, link) => ({
    subject: 'Someone you follow is available',
    text: letter(
      `"${name}" (${kinds[kind]}) is available for work now.`,
      `See the profile:\n${link(path)}`,
      `You find the people you follow on your dashboard:\n${link(paths.me)}`,
    ),
  }),
  'unread-messages': ({ names, others, unread, offPath }, link) => ({
    subject: unread === 1 ? 'A message waits for you' : `${unread} messages wait for you`,
    unsubscribe: link(offPath),
    text: letter(
      `${unread === 1 ? '1 unread message waits' : `${unread} unread messages wait`} for you on Neev${fromNames(names, others)}.`,
      `Read and answer here:\n${link(paths.chat)}`,
      `You get one such mail while you are away, not one for each message. To stop these mails:\n${link(offPath)}`,
    ),
  }),
  'hiring-news': hiringNews,
  'morning-check': ({ path }, link) => ({
    subject: 'Are you free for work today?',
    text: letter(
      'Good morning!',
      `Are you free for work today? Say Yes, Not today, or from which day, in one tap:\n${link(path)}`,
      'This link works for 24 hours, without logging in. Give it to nobody.',
      `You asked for this mail each morning. To end it, open your calendar:\n${link(paths.calendar)}`,
    ),
  }),
  'password-changed': ({ fullname }, link) => ({
    subject: 'Your password has changed',
    text: letter(
      `Hello ${fullname},`,
      'somebody just changed the password of your Neev account. We logged out every other device.',
      `Was this not you? Set a new password at once with "Forget Password" here:\n${link(paths.register)}`,
    ),
  }),
  'address-changed': ({ fullname, kind }, link) => ({
    subject: kind === 'phone' ? 'The phone of your account' : 'The email of your account',
    text: letter(
      `Hello ${fullname},`,
      `your Neev account now has another ${kind === 'phone' ? 'phone number' : 'email address'}. Somebody proved it with a code just now.`,
      `If this was not you, write to us:\n${link(paths.contact)}`,
    ),
  }),
  'second-factor': ({ fullname, kind, left }, link) => ({
    subject: secondFactor[kind].subject,
    text: letter(
      `Hello ${fullname},`,
      secondFactor[kind].text(left),
      kind === 'second-factor-on'
        ? `Was this not you? Write to us at once. A new password alone does not end it:\n${link(paths.contact)}`
        : `Was this not you? Set a new password at once with "Forget Password" here. Then log out everywhere:\n${link(paths.register)}`,
    ),
  }),
  suspended: ({ fullname, kind, note }, link) => ({
    subject: 'Your Neev account is suspended',
    text: letter(
      `Hello ${fullname},`,
      'an admin has suspended your Neev account. You cannot log in, and nobody sees your listings. The people you booked with keep the bookings.',
      `The reason: ${suspendedFor[kind]}\n${note}`,
      `If you think that this is wrong, write to us. A person reads it:\n${link(paths.contact)}`,
    ),
  }),
  'suspension-lifted': ({ fullname }, link) => ({
    subject: 'Your Neev account works again',
    text: letter(
      `Hello ${fullname},`,
      'your Neev account works again. People see your listings again. We closed your open requests and offers. Please make them again.',
      `Log in here:\n${link(paths.register)}`,
    ),
  }),
  'contact-message': ({ username, email, message }, link) => ({
    subject: 'A message from the contact page',
    replyTo: email,
    text: letter(`${username} <${email}> writes:`, message, `All messages:\n${link(paths.adminMessages)}`),
  }),
  'subscribe-confirm': ({ confirmPath, unsubscribePath }, link) => ({
    subject: 'Confirm your subscription',
    unsubscribe: link(unsubscribePath),
    text: letter(
      'You, or someone with your address, asked for news from Neev.',
      `Confirm it here:\n${link(confirmPath)}`,
      `Without that you get nothing more from us. To undo it at any time:\n${link(unsubscribePath)}`,
    ),
  }),
};
