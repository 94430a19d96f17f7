import type { Mailer } from '#server/platform/mail/mail.ts';
import { isNobodysPhone, type SmsSender } from '#server/platform/mail/sms/sms.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import type { Metrics } from './metrics.ts';

export const countedMailer = (mailer: Mailer, { mails }: Metrics): Mailer => ({
  async send(mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      mails.inc({ result: 'failed' });
      throw error;
    }
    mails.inc({ result: 'sent' });
  },
});

/** Each text costs money, so each is counted, but those to the demo's phones, which leave nowhere. */
export const countedSms = (sender: SmsSender, { texts }: Metrics): SmsSender => ({
  async send(sms) {
    try {
      await sender.send(sms);
    } catch (error) {
      texts.inc({ result: 'failed' });
      throw error;
    }
    if (!isNobodysPhone(sms.to)) texts.inc({ result: 'sent' });
  },
});

export const countedPictures = (pictures: Pictures, metrics: Metrics): Pictures => ({
  ...pictures,
  async keep(db, picture) {
    const { purpose } = picture;
    try {
      const kept = await pictures.keep(db, picture);
      metrics.pictures.inc({ purpose, result: 'kept' });
      return kept;
    } catch (error) {
      metrics.pictures.inc({ purpose, result: 'refused' });
      throw error;
    }
  },
});
