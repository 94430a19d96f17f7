/**
 * What becomes of a writing call while there is no line (docs/rules.md#offline-8):
 * - `waits`: it is kept on the device and goes by itself. `in` puts it into a list of the outbox.
 * - `needs-a-line`: what would make it says so and does nothing. `in` shows that: `LineButton` and its like.
 * - `keeps-typed`: it fails as any call does, and what was typed or chosen is still there after a reload. `in` keeps it.
 * - `by-itself`: nobody asked for it by hand; it is made, or made again, when the page gets round to it. `in` makes it.
 */
interface WithoutLine {
  does: 'waits' | 'needs-a-line' | 'keeps-typed' | 'by-itself';
  in: readonly string[];
}

const waits = (...files: string[]): WithoutLine[] => [{ does: 'waits', in: files }];
const line = (...files: string[]): WithoutLine[] => [{ does: 'needs-a-line', in: files }];
const typed = (...files: string[]): WithoutLine[] => [{ does: 'keeps-typed', in: files }];
const itself = (...files: string[]): WithoutLine[] => [{ does: 'by-itself', in: files }];
/** Our own pages do not make it. */
const elsewhere: WithoutLine[] = [];

const factor = 'web/features/accounts/second-factor';
const settings = 'web/features/accounts/dashboard/settings';
const own = 'web/features/marketplace/own-listings';
const recordControls = 'web/features/admin/records/controls/record-controls.tsx';
const formFoot = 'web/features/marketplace/registration/form/registration-form.tsx';
const tenders = 'web/features/contracts/tenders';
const offers = 'web/features/hiring/offers/offer-acts.ts';
const damages = 'web/features/hiring/rentals/damages';
const after = 'web/features/hiring/bookings/after';
const papers = 'web/features/contracts/papers';
const evidence = 'web/features/evidence';

/** A listing's record: by its form, by its switch, and verified by an admin. */
const listing = [...line(formFoot, recordControls), ...waits(`${own}/availability.ts`)];
const gone = [`${own}/delete-button.tsx`, recordControls];

/** `METHOD path` of every writing call of the contract; where it is made in several ways, each of them. */
export const withoutLine: Record<string, readonly WithoutLine[]> = {
  'POST /email': line('web/features/accounts/code/mailed-code-steps.tsx'),
  'POST /send-mail': line('web/features/accounts/code/mailed-code-steps.tsx'),
  'POST /verifyOtp': line('web/features/accounts/code/code-form.tsx'),
  'POST /signup': line('web/features/accounts/register/details-form.tsx'),
  'POST /login': line('web/features/accounts/login/login-form.tsx'),
  'POST /login/secondFactor': line(`${factor}/login/second-step.tsx`),
  'POST /login/secondFactor/setup': line(`${factor}/login/second-step.tsx`),
  'PUT /updatePassword': line('web/features/accounts/login/forgot-flow.tsx'),
  // Without a line one is logged out here; the server's session ends by time.
  'POST /logout': itself('web/app/bars/log-out.tsx'),
  'PUT /me': line(
    `${settings}/name-and-photo.tsx`,
    `${settings}/name-and-photo.tsx`,
    `${settings}/notice-switches.tsx`,
  ),
  'PUT /me/password': line(`${settings}/password-form.tsx`),
  'PUT /me/address': line(`${settings}/address-form.tsx`),
  'DELETE /me': line('web/features/accounts/frame/proof-dialog.tsx'),
  'POST /me/secondFactor': line(`${factor}/second-factor-card.tsx`),
  'PUT /me/secondFactor': line(`${factor}/set-up-form.tsx`),
  'DELETE /me/secondFactor': line('web/features/accounts/frame/proof-dialog.tsx'),
  'PUT /me/sessions/device': itself('web/shared/work-book/sign/book-device.ts'),
  'DELETE /me/sessions/:id': line('web/features/accounts/session-list.tsx'),
  // A witness makes it.
  'POST /log/:no/cosignatures': elsewhere,
  'PUT /notices/seen': itself('web/app/notices/notice-panel.tsx'),
  'POST /pushKeys': line(
    'web/features/accounts/push-card.tsx',
    'web/features/accounts/dashboard/settings/notice-switches.tsx',
  ),
  'DELETE /pushKeys': line('web/features/accounts/dashboard/settings/notice-switches.tsx'),

  'POST /admin/sendBack': line(recordControls),
  'PUT /admin/contactMessages/:id': line('web/features/admin/message-card.tsx'),
  'DELETE /admin/contactMessages/:id': line('web/features/admin/message-card.tsx'),
  'PUT /admin/reports/:id': line('web/features/admin/reports/admin-report-page.tsx'),
  'PUT /admin/accounts/:id/helper': line('web/features/admin/accounts/admin-account-page.tsx'),
  'PUT /admin/accounts/:id/suspension': line('web/features/admin/accounts/suspend-dialog.tsx'),
  'DELETE /admin/accounts/:id/suspension': line('web/features/admin/accounts/admin-account-page.tsx'),
  'PUT /admin/noShows/:id': line('web/features/admin/admin-no-shows-page.tsx'),
  'PUT /admin/reviews/:id': line('web/features/admin/reported-review.tsx'),

  'POST /': elsewhere,
  'POST /assistant/answer': typed('web/features/assistant/ai-chat-page.tsx'),
  'POST /cards': line(`${evidence}/card/make-card.tsx`),
  'DELETE /cards/:idx': line(`${evidence}/card/take-back.tsx`),
  'POST /outsideDays': line(`${evidence}/outside/outside-form.tsx`),
  'PUT /outsideDays/:id': line(`${evidence}/outside/enter-code.tsx`),
  'DELETE /outsideDays/:id': line(`${evidence}/outside/remove-outside.tsx`),

  'DELETE /assistant/history': line('web/features/assistant/ai-chat-page.tsx'),
  'PUT /assistant/answers/:id/shared': line('web/features/assistant/answer/share-question.tsx'),
  'DELETE /assistant/answers/:id/shared': line('web/features/assistant/answer/share-question.tsx'),
  'DELETE /admin/sharedQuestions/:id': line('web/features/admin/shared-questions.tsx'),

  // The one that was wanted opens as soon as there is a line.
  'POST /newConversation': itself(
    'web/features/chat/conversations/use-open-conversation.ts',
    // Said to have failed, to be touched again: who is ill must know whether the other knows.
    'web/features/hiring/work/voice/work-acts.ts',
  ),
  'POST /getConversation': elsewhere,
  // Our pages send by the socket, from the chat's own list of the outbox.
  'POST /message/add': itself('web/features/hiring/work/voice/work-acts.ts'),
  'PUT /conversation/:id/seen': elsewhere,
  // Ahead of its message, which waits for it.
  'POST /message/picture': waits('web/features/chat/outbox/outbox.ts'),
  // As a picture's.
  'POST /message/voice': waits('web/features/chat/outbox/outbox.ts'),
  'DELETE /message/:id': line('web/features/chat/thread/message-bubble.tsx'),
  'PUT /conversation/:id/blocked': line(
    'web/features/chat/conversations/conversation-menu.tsx',
    'web/features/chat/conversations/report-dialog.tsx',
  ),
  'PUT /conversation/:id/report': line('web/features/chat/conversations/report-dialog.tsx'),

  'POST /jobRequests': waits(
    'web/features/hiring/requests/ask/use-send.ts',
    'web/features/hiring/house/ask/use-asking.ts',
  ),
  'PUT /jobRequests/:id/close': line(
    'web/features/hiring/requests/job-request-page.tsx',
    `${tenders}/customer-view.tsx`,
  ),
  'PUT /jobRequests/:id/people': line('web/features/hiring/requests/asked-people.tsx'),
  'PUT /jobRequests/:id/radius': line('web/features/hiring/requests/asked-people.tsx'),
  'PUT /jobRequests/:id/pass': [
    ...waits('web/features/hiring/requests/facts/request-queries.ts'),
    ...line(`${tenders}/asked-view.tsx`),
  ],
  'POST /jobOffers': waits('web/features/hiring/requests/send-offer.ts'),
  'POST /jobOffers/:id/counter': waits(offers),
  'PUT /jobOffers/:id/accept': waits(offers),
  'PUT /jobOffers/:id/decline': waits(offers),
  'PUT /jobOffers/:id/withdraw': line('web/features/hiring/offers/offer-actions.tsx'),
  'POST /placesNear': itself('web/features/marketplace/voice/place-finder.tsx'),
  'POST /readWish': typed('web/features/site/home/ask-box.tsx'),
  'POST /matches': itself('web/features/hiring/requests/ask/wish/say-queries.ts'),
  'POST /tellMe': line('web/features/hiring/requests/say/nobody.tsx'),
  'POST /hirePictures': itself(
    'web/shared/media/kept-pictures.ts',
    'web/features/hiring/rentals/pictures/use-work-pictures.ts',
  ),

  'PUT /bookings/:id/state': [
    // That the work has begun.
    ...waits('web/features/hiring/bookings/parts/booking-queries.ts'),
    ...line(
      'web/features/hiring/bookings/state/next-dock.tsx',
      'web/features/hiring/bookings/cancel-dialog.tsx',
    ),
  ],
  'PUT /bookings/:id/site': line(`${after}/site-dialog.tsx`),
  'POST /bookings/:id/replacement': line(`${after}/after-acts.tsx`),
  'POST /bookings/:id/again': line(`${after}/again-dialog.tsx`),
  'PUT /bookings/:id/lateFee': line(`${after}/waiting-claims.tsx`),
  'PUT /bookings/:id/noDeposit': line(`${after}/waiting-claims.tsx`),
  'POST /bookings/:id/remind': line('web/features/evidence/owed/remind-dialog.tsx'),
  'POST /bookings/:id/claim': line('web/features/evidence/owed/claim-acts.tsx'),
  'DELETE /bookings/:id/claim': line('web/features/evidence/owed/claim-acts.tsx'),
  'PUT /upi': line(`${after}/own-upi.tsx`),
  'PUT /bookings/:id/units': line('web/features/hiring/bookings/swap-dialog.tsx'),
  'POST /bookings/:id/changes': line('web/features/hiring/bookings/change-dialog.tsx'),
  'PUT /bookings/:id/changes/:changeId': line('web/features/hiring/bookings/change-waiting.tsx'),
  'POST /hajri/:bookingId': waits('web/shared/work-book/book-outbox.ts'),
  'POST /reviews': line('web/features/hiring/reviews/form/review-form.tsx'),
  'PUT /reviews/:id/reply': line('web/features/hiring/reviews/shown/text-dialog.tsx'),
  'PUT /reviews/:id/report': line('web/features/hiring/reviews/shown/text-dialog.tsx'),

  'POST /blocks': waits('web/features/hiring/calendar/use-blocking.ts'),
  'DELETE /blocks/:id': waits('web/features/hiring/calendar/use-blocking.ts'),
  'PUT /restDays': waits('web/features/hiring/calendar/days-off.tsx'),
  'PUT /stillFree': waits('web/features/hiring/calendar/say-free.ts'),
  'PUT /morningCheck': waits('web/features/hiring/calendar/days-off.tsx'),
  'PUT /units/:id': line('web/features/hiring/ledger/grid/unit-name.tsx'),
  'POST /crewMembers': line('web/features/hiring/calendar/calendar-page.tsx'),
  'PUT /crewMembers/:id': line('web/features/hiring/calendar/crew-people.tsx'),
  'DELETE /crewMembers/:id': line('web/features/hiring/calendar/crew-people.tsx'),

  'PUT /rentTerms/:productId': line('web/features/hiring/rentals/terms/terms-form.tsx'),
  // Reads, with more than an address can hold.
  'POST /rentQuote': itself('web/features/hiring/rentals/quote/quote-box.tsx'),
  'POST /bookings/:id/inspections': line('web/features/hiring/rentals/inspection/checklist-form.tsx'),
  'PUT /bookings/:id/inspections/:inspectionId/sign': line(
    'web/features/hiring/rentals/inspection/handover.tsx',
  ),
  'POST /bookings/:id/faults': line(`${damages}/faults.tsx`),
  'PUT /bookings/:id/faults/:faultId': line(`${damages}/faults.tsx`),
  'POST /bookings/:id/damages': line(`${damages}/damage-form.tsx`),
  'PUT /damages/:id': line(`${damages}/damage-card.tsx`),

  'POST /worker': line(formFoot),
  'POST /addGroupWorker': line(formFoot),
  'POST /contractor': line(formFoot),
  'POST /registerRentalProvider': line(formFoot),
  'POST /addProduct': line(formFoot),
  'PUT /updateWorker/:id': listing,
  'PUT /updateGroupWorker/:id': listing,
  'PUT /updateContractor/:id': listing,
  'PUT /updateEngineer/:id': listing,
  'PUT /updateProvider/:id': listing,
  'PUT /updateProduct/:id': listing,
  'DELETE /deleteWorker/:id': line(...gone),
  'DELETE /deleteGroupWorker/:id': line(...gone),
  'DELETE /deleteContractor/:id': line(...gone),
  'DELETE /deleteEngineer/:id': line(...gone),
  'DELETE /deleteProvider/:id': line(...gone),
  'DELETE /deleteProduct/:id': line(...gone),
  'POST /addProject': line('web/features/marketplace/projects/add-project-dialog.tsx'),
  'DELETE /deleteProject/:id': line('web/features/marketplace/projects/delete-project-button.tsx'),
  'POST /follow/:id': waits('web/features/marketplace/follow.tsx'),
  'DELETE /follow/:id': waits('web/features/marketplace/follow.tsx'),
  'POST /helped/code': line(formFoot, 'web/features/marketplace/helped/helped-code.tsx'),
  'DELETE /helped/:id': line(`${own}/delete-button.tsx`),
  'POST /helped': line('web/features/marketplace/helped/helped-code.tsx'),

  'POST /tenders': line(`${tenders}/ask/ask-form.tsx`),
  'PUT /tenders/:id/bill': line('web/features/contracts/bill/tender-bill.tsx'),
  'PUT /tenders/:id/hour': line(`${tenders}/customer-view.tsx`),
  'PUT /tenders/:id/visit': line(`${tenders}/asked-people.tsx`, `${tenders}/asked-view.tsx`),
  'POST /tenders/:id/questions': line(`${tenders}/questions.tsx`),
  'PUT /tenders/:id/questions/:qid': line(`${tenders}/questions.tsx`),
  'POST /tenders/:id/quotes': waits('web/features/contracts/quotes/seal/seal-quote.ts'),
  'PUT /tenderQuotes/:id/open': [
    ...waits('web/features/contracts/quotes/opening/open-quote.ts'),
    ...itself('web/features/contracts/quotes/opening/open-at-hour.ts'),
  ],
  'PUT /tenderQuotes/:id/withdraw': line('web/features/contracts/quotes/seal/sealed-quote.tsx'),

  'PUT /tenderQuotes/:id/accept': line(`${papers}/accept-quote.tsx`),
  'POST /siteBooks/:contractId': waits('web/shared/work-book/book-outbox.ts'),
  'PUT /workContracts/:id/engineer': line(`${papers}/name-engineer.tsx`, `${papers}/page/engineer-view.tsx`),
  'POST /workContracts/:id/papers': line(`${papers}/write/write-dock.tsx`),
  'PUT /workContracts/:id/papers/:pid/sign': line(`${papers}/read/sign-dock.tsx`),
  'PUT /workContracts/:id/papers/:pid/decline': line(`${papers}/read/sign-dock.tsx`),

  'POST /housePlans': line('web/features/house-planner/plans/saved/save-dialog.tsx'),
  'DELETE /housePlans/:id': line('web/features/house-planner/plans/saved/plan-row.tsx'),
  'POST /api/v1/dalle': elsewhere,
  'POST /dream/draw': line('web/features/image-generation/prompt-form.tsx'),
  'POST /api/v1/post': line('web/features/image-generation/preview.tsx'),
  'DELETE /dream/picture/:id': line('web/features/image-generation/gallery.tsx'),

  'POST /contact': waits('web/features/site/contact-form.tsx'),
  'POST /contact/words': waits('web/features/site/words-page.tsx'),
  'POST /subscribe': line('web/app/bars/footer.tsx'),
  'POST /subscribe/confirm': line('web/features/site/mail-link-page.tsx'),
  'POST /unsubscribe': line('web/features/site/mail-link-page.tsx'),
  // What the line cut off goes again once there is one; the form waits for it.
  'POST /upload': itself('web/shared/media/use-upload.ts'),
};
