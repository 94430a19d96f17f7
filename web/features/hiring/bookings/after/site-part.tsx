import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import type { Side } from '../parts/sides.ts';
import styles from './after.module.css';
import { SiteDialog } from './site-dialog.tsx';

/** The site for the phone's own map (`geo:`), and as a page: the spot where it is known, else the address in words. */
export function mapLinks({ address, pin, latlng }: Pick<Booking, 'address' | 'pin' | 'latlng'>): {
  app: string;
  page: string;
} {
  if (latlng) {
    const spot = `${latlng.lat},${latlng.lng}`;
    return {
      app: `geo:${spot}?q=${spot}`,
      page: `https://www.openstreetmap.org/?mlat=${latlng.lat}&mlon=${latlng.lng}#map=17/${latlng.lat}/${latlng.lng}`,
    };
  }
  const words = encodeURIComponent([address, pin].filter(Boolean).join(', '));
  return { app: `geo:0,0?q=${words}`, page: `https://www.openstreetmap.org/search?query=${words}` };
}

const isOn = ({ status }: Booking): boolean => status === 'agreed' || status === 'under_way';

/** The way to the site on a map, and for the customer to say where it is. */
export function SitePart({ booking, side }: { booking: Booking; side: Side }) {
  const { site: t } = useMessages('settle');
  const [open, setOpen] = useState(false);
  const { address, latlng, sitePhone } = booking;
  const maySay = side === 'customer' && isOn(booking);
  const links = address || latlng ? mapLinks(booking) : undefined;
  const missing = maySay && (!address || !sitePhone);
  if (!links && !maySay) return null;
  return (
    <div className={styles.site}>
      {missing && <p className={styles.quiet}>{t.missing}</p>}
      <div className={styles.acts}>
        {links && (
          <>
            <a href={links.app} className={buttonClass({ kind: 'soft', size: 'sm' })}>
              <Icon name="pin" size={20} />
              {t.map}
            </a>
            <a
              href={links.page}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ kind: 'quiet', size: 'sm' })}
            >
              {t.onMap}
            </a>
          </>
        )}
        {maySay && (
          <Button kind={missing ? 'soft' : 'line'} size="sm" onClick={() => setOpen(true)}>
            {missing ? t.give : t.change}
          </Button>
        )}
      </div>
      {open && <SiteDialog booking={booking} onClose={() => setOpen(false)} />}
    </div>
  );
}
