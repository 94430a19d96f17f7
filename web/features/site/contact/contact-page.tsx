import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { Where } from './office.tsx';

/** docs/rules.md#site-3 */
export function ContactPage() {
  const t = useMessages('site');
  useTitle(t.contact);
  return (
    <div className="wrap">
      <PageHead title={t.contact} lead={t.contactLead} />
      <div className={styles.columns}>
        <ContactForm />
        <Where />
      </div>
    </div>
  );
}
