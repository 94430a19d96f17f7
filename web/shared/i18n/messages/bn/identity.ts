import type { messages as english } from '../en/identity.ts';

export const messages: typeof english = {
  kinds: {
    'aadhaar-masked': 'নম্বর ঢাকা আধার',
    voter: 'ভোটার কার্ড',
    licence: 'ড্রাইভিং লাইসেন্স',
    eshram: 'ই-শ্রম কার্ড',
    bocw: 'BOCW কার্ড',
    'other-id': 'অন্য পরিচয়পত্র',
    'in-person': 'সামনে দেখা',
  },
  seen: (day, kind) => `${day} তারিখে পরিচয়পত্র দেখা হয়েছে (${kind})`,
  seenBy: (name, day) => `${day} তারিখে ${name} সামনে দেখেছেন`,
  seenLongAgo: 'পরিচয়পত্র দেখা হয়েছে 2 বছরের বেশি আগে',
};
