interface Payment {
  upi: string;
  name: string;
  /** Whole rupees. */
  amount: number;
  note: string;
}

/** What a QR code of UPI says: to whose address, their name, how much, and what for. */
export const upiText = ({ upi, name, amount, note }: Payment): string => {
  const facts = { pa: upi, pn: name, am: amount.toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(facts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // An address stands in it as apps write it, with its "@".
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
};
