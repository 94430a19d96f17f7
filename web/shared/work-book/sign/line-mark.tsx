import { paths } from '#contract/paths.ts';
import type { Line } from '#domain/ledger/entry.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { isOwnDevice } from './book-device.ts';

/** Whether the phone of who wrote a line signed it; one's own from a phone that this browser is not can be ended. */
export function LineMark({
  line: { author, device, sig, salt },
  isPaper = false,
}: {
  line: Pick<Line, 'author' | 'device' | 'sig' | 'salt'>;
  /** A paper, which people sign besides. */
  isPaper?: boolean;
}) {
  const t = useMessages('ledger');
  const session = useSession();
  // What Neev notes nobody signs.
  if (author === null) return null;
  // One from before lines had a salt was written where nobody counted devices; a later one without is of none of ours.
  const isElsewhere =
    author === session?.user._id && (device === undefined ? salt !== undefined : !isOwnDevice(device));
  const [signed, notSigned] = isPaper ? [t.paperSigned, t.paperNotSigned] : [t.signed, t.notSigned];
  return (
    <>
      <span>{` · ${sig === undefined ? notSigned : signed}`}</span>
      {isElsewhere && (
        <span>
          <span>{` · ${t.otherPhone} `}</span>
          <Link to={paths.me}>{t.toPhones}</Link>
        </span>
      )}
    </>
  );
}
