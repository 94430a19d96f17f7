import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Provider } from '#contract/marketplace/provider.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { profileQuery } from '#web/shared/search-list/records/provider-queries.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

/**
 * Calls a provider. Lists hold no number: it is asked for at the press, which counts as one of the day's contacts
 * (docs/rules.md#privacy-8), and handed to the phone.
 */
export function CallButton({ provider, className }: { provider: Provider; className?: string }) {
  const t = useMessages('providers');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { kind, id, name } = provider;
  const call = async () => {
    setAsking(true);
    try {
      const { data } = await queries.fetchQuery(profileQuery(kind, id));
      if (data.contactsHidden) toast.warning(t.contactsHidden(data.contactsPerDay ?? 0), { autoClose: 5000 });
      else if (data.phone) window.location.assign(`tel:+91${data.phone}`);
      else toast.info(t.noPhone(name));
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <IconButton
      className={className}
      icon="phone"
      label={t.callTo(name)}
      aria-busy={asking}
      onClick={() => void call()}
    />
  );
}
