import type { Provider } from '#contract/marketplace/provider.ts';
import { profileAddress } from '#contract/paths.ts';
import { contentLines, escapedText } from '#domain/calendar/content-lines.ts';

/** A provider for an address book: what the record shows of how to reach them. */
export function contactCard(provider: Provider, site: string): string {
  const { id, kind, name, leaderName, businessName, phone, email, address, pin, country } = provider;
  const isGroup = kind === 'groupWorker';
  const person = isGroup ? leaderName : name;
  const company = isGroup ? name : businessName;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${isGroup ? 'org' : 'individual'}`,
    `UID:urn:uuid:${id}`,
    `FN:${escapedText(name)}`,
    ...(person ? [`N:;${escapedText(person)};;;`] : []),
    ...(company ? [`ORG:${escapedText(company)}`] : []),
    ...(phone ? [`TEL;VALUE=uri;TYPE=cell:tel:+91${phone}`] : []),
    ...(email ? [`EMAIL:${escapedText(email)}`] : []),
    `ADR:;;;${escapedText(address)};;${escapedText(pin ?? '')};${escapedText(country)}`,
    `URL:${site}${profileAddress(kind, id)}`,
    `REV:${provider.updatedAt.replace(/[-:]|\.\d{3}/g, '')}`,
    'END:VCARD',
  ]);
}
