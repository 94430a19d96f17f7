import { join } from 'node:path';
import { keepInOutbox } from '../outbox.ts';
import { international, isNobodysPhone, type Sms, type SmsSender, type SmsSettings } from './sms.ts';
import { smsGateway } from './sms-gateway.ts';

/** The stand-in: each text a file; the log names the file and nothing of the text. */
function smsOutbox(
  folder: string,
  log: { info(fields: object, message: string): void },
): (sms: Sms) => Promise<void> {
  return async ({ to, text }) => {
    const file = await keepInOutbox(folder, `To: ${international(to)}\n${text}\n`, '.sms.txt');
    log.info({ file }, 'text message kept in the outbox');
  };
}

export function makeSmsSender(
  settings: SmsSettings,
  log: { info(fields: object, message: string): void },
): SmsSender {
  const deliver = settings.smsUrl
    ? smsGateway(settings.smsUrl)
    : smsOutbox(join(settings.dataDir, 'outbox'), log);
  return {
    async send(sms) {
      if (!isNobodysPhone(sms.to)) await deliver(sms);
    },
  };
}
