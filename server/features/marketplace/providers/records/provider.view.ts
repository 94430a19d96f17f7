import type { Provider } from '#contract/marketplace/provider.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { masked, publicly, type Row } from './listed-provider.data.ts';

export type RecordRow = Row & {
  email: string | null;
  following: boolean;
  helper: string | null;
  id_used_elsewhere: boolean;
};

type Viewer = Pick<Caller, 'userId' | 'admin'>;

/** One record: phone, e-mail and PIN for who is logged in; what concerns the ID for its owner and admins. */
export function present(row: RecordRow, viewer: Viewer): Provider {
  const own = viewer.userId === row.user_id;
  return {
    ...publicly(row),
    phone: row.phone,
    email: row.email,
    pin: row.pin,
    social: row.social,
    ...(!own && { following: row.following }),
    ...((own || viewer.admin) && {
      aadhar: masked(row.id_last4),
      sentBack: row.sent_back_reason,
      idPictureWaits: row.id_picture !== null,
      ...(row.helper !== null && { helpedBy: row.helper }),
    }),
    ...(viewer.admin && { idUsedElsewhere: row.id_used_elsewhere }),
  };
}

/** The record of one who has seen the contacts of as many people today as one may. */
export const withoutContacts = (provider: Provider, contactsPerDay: number): Provider => ({
  ...provider,
  phone: null,
  email: null,
  contactsHidden: true,
  contactsPerDay,
});
