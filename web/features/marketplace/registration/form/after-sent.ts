import { createElement, Fragment, useEffect, useRef } from 'react';
import { kinds } from '#contract/marketplace/kinds.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { storeRole } from '#web/shared/api/session.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';

/** Milliseconds from the notice to the next screen (docs/rules.md#marketplace-10). */
const pause = 1500;

/** docs/rules.md#marketplace-10. */
const nextScreen: Record<FormKind, PagePath> = {
  worker: paths.availability,
  contractor: paths.availability,
  engineer: paths.availability,
  groupWorker: paths.me,
  provider: paths.productForm,
  product: paths.home,
};

/** The notice of success, what the browser remembers of it, and the way on. */
export function useAfterSent(kind: FormKind, editing: boolean): () => void {
  const t = useMessages('registration');
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Who has gone elsewhere meanwhile is not fetched back.
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    const link = createElement('a', { href: paths.availability }, t.setAvailable);
    toast.success(
      editing ? t.saved : createElement(Fragment, null, createElement('b', null, t.sent), ' ', link),
    );
    if (!editing && kind !== 'product') storeRole(kinds[kind].storedRole);
    void refreshMe().catch(() => undefined);
    timer.current = setTimeout(() => void navigate({ to: editing ? paths.me : nextScreen[kind] }), pause);
  };
}
