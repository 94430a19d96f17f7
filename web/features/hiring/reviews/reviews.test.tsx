// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { askAgain } from '../query-keys.ts';
import { ReviewList } from './shown/review-list.tsx';
import { EmployerTrust } from './trust/employer-trust.tsx';
import { TrustStrip } from './trust/trust-strip.tsx';
import { WorkReviews } from './work-reviews.tsx';

const review = {
  _id: 'r1',
  author: 'customer',
  authorId: 'asha',
  authorName: 'Asha Test',
  authorPic: null,
  aboutId: 'ravi',
  listing: { kind: 'worker', _id: 'l1' },
  listingName: 'Ravi Test',
  stars: 4,
  reasons: ['on-time', 'something new'],
  text: 'A straight wall',
  reply: null,
  publishedAt: '2026-11-20T08:00:00.000Z',
  createdAt: '2026-11-19T08:00:00.000Z',
};
const bodies: unknown[] = [];

beforeEach(() => {
  bodies.length = 0;
  localStorage.clear();
  localStorage.setItem('token', 't');
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function loginAs(id: string) {
  localStorage.setItem('user', JSON.stringify({ _id: id, fullname: 'Me', email: 'a@example.in' }));
}
/** Keeps what was sent, besides answering. */
function keepBodies() {
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') bodies.push(JSON.parse(init.body));
    return answering(address, init);
  });
}

async function showBooking(answers: object[], as = 'asha', { machine = false } = {}) {
  loginAs(as);
  let turn = 0;
  const asked = answerCalls((url, method) => {
    if (method !== 'GET') return { body: { data: null } };
    return url.pathname === '/bookings/b1/reviews'
      ? { body: { data: answers[Math.min(turn++, answers.length - 1)] } }
      : undefined;
  });
  keepBodies();
  const page = await showPage({
    component: () => (
      <WorkReviews work={{ bookingId: 'b1' }} side="customer" name="Ravi Test" machine={machine} />
    ),
    address: '/booking',
    messages: ['reviews'],
  });
  return { ...page, asked };
}
const open = { own: null, other: null, open: true, until: '2026-12-04T08:00:00.000Z' };
const closed = { own: null, other: null, open: false, until: null };

/** A page that hears of its booking at a press. */
function Open() {
  const queries = useQueryClient();
  return (
    <>
      <button type="button" onClick={() => void askAgain(queries, { kind: 'booking', _id: 'b1' })}>
        hear
      </button>
      <WorkReviews work={{ bookingId: 'b1' }} side="customer" name="Ravi Test" />
    </>
  );
}

describe('What the other side wrote', () => {
  test('comes to the page that is open, once both have written', async () => {
    const own = { ...review, publishedAt: null };
    const other = {
      ...review,
      _id: 'r2',
      authorId: 'ravi',
      authorName: 'Ravi Test',
      text: 'Paid on the day',
    };
    const answers = [
      { ...closed, own },
      { ...closed, own: review, other },
    ];
    loginAs('asha');
    answerCalls(() => ({ body: { data: answers.length > 1 ? answers.shift() : answers[0] } }));
    await showPage({ component: Open, address: '/booking', messages: ['reviews'] });
    await screen.findByText('Nobody sees it until you both write, or 14 days pass.');
    fireEvent.click(screen.getByRole('button', { name: 'hear' }));
    expect(await screen.findByText('Paid on the day')).toBeTruthy();
    expect(screen.queryByText('Nobody sees it until you both write, or 14 days pass.')).toBeNull();
  });
});

describe('The form of a review', () => {
  test('of a machine asks nothing that is said of people at work', async () => {
    await showBooking([open], 'asha', { machine: true });
    await screen.findByRole('checkbox', { name: 'Fair price' });
    for (const name of ['Polite', 'Clean site', 'Left early', 'Rude'])
      expect(screen.queryByRole('checkbox', { name })).toBeNull();
  });

  test('is sent with stars, up to three reasons about the other side, and words; then it is shown as hidden', async () => {
    const own = { ...review, publishedAt: null };
    await showBooking([open, { ...closed, own }]);
    await screen.findByRole('heading', { name: 'How was it with Ravi Test?' });
    fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    for (const reason of ['Good work', 'On time', 'Polite'])
      fireEvent.click(screen.getByRole('checkbox', { name: reason }));
    expect(screen.getByRole('checkbox', { name: 'Fair price' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('checkbox', { name: 'Paid late' })).toBeNull();
    fireEvent.change(screen.getByLabelText('In your words (optional)'), { target: { value: 'Well done' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await screen.findByText('Nobody sees it until you both write, or 14 days pass.');
    expect(bodies).toEqual([
      { bookingId: 'b1', stars: 4, reasons: ['good-work', 'on-time', 'polite'], text: 'Well done' },
    ]);
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  test('without stars is not sent, and says what is missing', async () => {
    await showBooking([open]);
    fireEvent.click(await screen.findByRole('button', { name: 'Send review' }));
    await screen.findByText('Choose 1 to 5 stars');
    expect(bodies).toEqual([]);
  });

  test('shows bad reasons first for few stars', async () => {
    await showBooking([open]);
    fireEvent.click(await screen.findByRole('radio', { name: '1 of 5 stars' }));
    expect(screen.getAllByRole('checkbox')[0]?.parentElement?.textContent).toBe('Poor work');
  });

  test('is not there where nothing can be written or read', async () => {
    const { container, asked } = await showBooking([closed]);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});

describe('A review that is shown', () => {
  test('is answered once by who it is about', async () => {
    await showBooking(
      [
        { ...closed, other: review },
        { ...closed, other: { ...review, reply: 'Thank you' } },
      ],
      'ravi',
    );
    await screen.findByText('On time');
    expect(screen.queryByText('something new')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(bodies).toEqual([]);
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Thank you' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('Thank you');
    expect(bodies).toEqual([{ text: 'Thank you' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull());
  });

  test('can be reported by others, not by its author', async () => {
    const { asked, unmount } = await showBooking([{ ...closed, other: review }], 'ravi');
    fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
    fireEvent.change(screen.getByLabelText('What is wrong with it?'), { target: { value: 'Made up' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    expect(asked.map(({ pathname }) => pathname)).toContain('/reviews/r1/report');
    unmount();
    await showBooking([{ ...closed, own: review }]);
    await screen.findByText('A straight wall');
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });
});

describe('A profile', () => {
  const show = async (component: () => React.ReactNode, trust: object) => {
    loginAs('me');
    answerCalls((url) => {
      if (url.pathname === '/trust/ravi') return { body: { data: trust } };
      if (url.pathname === '/reviews/ravi')
        return { body: { data: [review], nextCursor: null, total: 1, mean: null, count: 1 } };
      return undefined;
    });
    return showPage({ component, address: '/profileDashbord', messages: ['reviews'] });
  };
  const none = {
    hiredTimes: 0,
    gaveWork: 0,
    lateCancels: null,
    paidOnTime: null,
    contracts: null,
    rating: null,
  };

  test('shows rating, how often hired, and how many cancelled late', async () => {
    const facts = { rating: { mean: 4.666, count: 12 }, hiredTimes: 9 };
    await show(() => <TrustStrip userId="ravi" facts={facts} />, {
      ...none,
      lateCancels: { late: 1, of: 23 },
      contracts: { done: 3, atOnce: 14, stages: 16 },
    });
    await screen.findByText('3 contracts done. Stages accepted at once: 14 of 16');
    await screen.findByText('1 of 23 cancelled late');
    for (const text of ['4.7', '12 reviews', '9 times']) screen.getByText(text);
  });

  test('says New where few have written, and nothing of what is not known', async () => {
    await show(() => <TrustStrip userId="ravi" facts={{ hiredTimes: 2 }} />, none);
    await screen.findByText('New');
    screen.getByText('fewer than 3 reviews');
    screen.getByText('2 times');
    expect(screen.queryByText(/cancelled late/)).toBeNull();
  });

  test('of somebody new says so in one sentence, without figures', async () => {
    await show(() => <TrustStrip userId="ravi" facts={{}} />, none);
    await screen.findByText('New here, no reviews yet');
    expect(screen.queryByText(/times|reviews$/)).toBeNull();
  });

  test('shows what people say', async () => {
    await show(() => <ReviewList userId="ravi" name="Ravi Test" />, none);
    await screen.findByText('A straight wall');
    screen.getByText('Asha Test');
  });

  test.each([
    [{ onTime: 9, of: 10, badge: true }, ['Paid on time 9 of 10', 'Pays on time']],
    [{ onTime: 1, of: 3, badge: false }, ['Paid on time 1 of 3']],
    [null, ['New: fewer than 3 paid jobs yet']],
  ])('of who asks says whether they pay on time (%#)', async (paidOnTime, texts) => {
    await show(() => <EmployerTrust userId="ravi" />, { ...none, paidOnTime });
    await screen.findByText(texts[0] ?? '');
    for (const text of texts) screen.getByText(text);
    if (texts.length === 1) expect(screen.queryByText('Pays on time')).toBeNull();
  });
});
