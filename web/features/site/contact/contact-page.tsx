import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { Where } from './office.tsx';

/** docs/rules.md#site-3 */
export function ContactPage() {
  const words = useMessages('site');
  useTitle(words.contact);
  return (
    <div className="wrap">
      <PageHead title={words.contact} lead={words.contactLead} />
      <div className={styles.columns}>
        <ContactForm />
        <Where />
      </div>
    </div>
  );
}
