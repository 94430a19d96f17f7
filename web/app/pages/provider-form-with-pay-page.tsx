import { rupeesOf, wholeOf } from '#contract/written.ts';
import { PriceNotes } from '#web/features/hiring/fair-pay/price-notes.tsx';
import { ProviderFormPage } from '#web/features/marketplace/registration/provider-form-page.tsx';
import { BesidePrice, type PriceFacts } from '#web/shared/forms/table/beside-price.tsx';

/** A crew's price is for all its people; what is said of it is a head's. */
function PayOfForm({ kind, pin, category, price, people }: PriceFacts) {
  if (kind === 'product' || kind === 'provider') return null;
  const heads = kind === 'groupWorker' ? (wholeOf(people) ?? 0) : 1;
  if (!(heads >= 1)) return null;
  const whole = rupeesOf(price);
  const each = whole === undefined ? null : Math.ceil(whole / heads);
  return <PriceNotes of={kind} pin={pin} category={category} price={each} />;
}

const showPay = (facts: PriceFacts) => <PayOfForm {...facts} />;

/** The registration form, with what is fair beside its price. */
export const ProviderFormWithPayPage = () => (
  <BesidePrice value={showPay}>
    <ProviderFormPage />
  </BesidePrice>
);
