/**
 * Every sentence that the server says to a user, once. The key names the problem (`/problems/KEY` on the wire,
 * the key of the browser's catalogue); sentences of the specification (docs/rules.md#notices-2) are spelled as it spells them.
 */
export const problems = {
  // docs/rules.md#notices-2, account
  'wrong-login': { status: 401, sentence: 'E-mail or Password  is incorrect' },
  'not-an-admin': { status: 403, sentence: 'You are not a valid Admin ' },
  'email-taken': { status: 409, sentence: 'Email-id is already registered' },
  'email-unknown': { status: 404, sentence: 'Email is not registered' },
  'phone-taken': { status: 409, sentence: 'This phone number is already registered' },
  'phone-unknown': { status: 404, sentence: 'This phone number is not registered' },
  'proof-missing': { status: 400, sentence: 'Enter the code that proves it is you' },
  'registration-failed': { status: 500, sentence: 'Registeration failed try after sometime' },
  'wrong-code': { status: 400, sentence: 'Verification failed entered OTP is not correct' },
  'wrong-reset-code': { status: 400, sentence: 'OTP is incorrect' },
  'mail-failed': { status: 502, sentence: 'Something went wrong try after some time' },
  'password-update-failed': { status: 500, sentence: 'Something went wrong try after sometime' },
  'name-short': { status: 400, sentence: 'Name should be more than 1 characters' },
  'password-short': { status: 400, sentence: 'Password should be more than 4 characters' },
  'passwords-differ': { status: 400, sentence: 'Passwords do not match' },
  'title-short': { status: 400, sentence: 'Please give valid title' },
  'description-short': { status: 400, sentence: 'Please give valid description' },
  'prompt-empty': { status: 400, sentence: 'Please enter a prompt' },
  'user-missing': { status: 404, sentence: 'User does not exist' },
  'no-products': { status: 404, sentence: 'Not any products' },
  // account, our own
  'name-long': { status: 400, sentence: 'Use at most 80 characters for the name' },
  'email-invalid': { status: 400, sentence: 'Enter an email address like name@example.in' },
  'password-long': { status: 400, sentence: 'Use at most 200 characters for the password' },
  'password-common': { status: 400, sentence: 'Many people use this password. Choose another one' },
  'password-own-words': {
    status: 400,
    sentence: 'Your name, e-mail or Neev with digits is easy to guess. Choose another password',
  },
  'password-admin-short': { status: 400, sentence: 'An admin password needs at least 12 characters' },
  'code-missing': { status: 400, sentence: 'Enter the 6 characters of the OTP' },
  'code-wait': { status: 429, sentence: 'Wait a minute before you ask for a new OTP' },
  'login-needed': { status: 401, sentence: 'Log in to do this' },
  'own-password-wrong': { status: 400, sentence: 'This is not your current password' },
  'second-code-missing': { status: 400, sentence: 'Enter the code from your app, or a recovery code' },
  'second-code-wrong': { status: 400, sentence: 'This code is not right, or it was used before' },
  'ticket-over': { status: 401, sentence: 'This login took too long or had too many tries. Log in again' },
  'second-factor-on': { status: 409, sentence: 'The second step is on already' },
  'second-factor-off': { status: 409, sentence: 'The second step is not on' },
  'second-factor-demanded': { status: 403, sentence: 'An admin account keeps its second step' },
  'account-suspended': {
    status: 403,
    sentence: 'This account is suspended. Write to us from the contact page if you think that is wrong',
  },
  'setup-over': { status: 409, sentence: 'This took too long. Start again with a new QR code' },
  // everywhere
  'bad-input': { status: 400, sentence: 'Check this field' },
  'bad-json': { status: 400, sentence: 'The request is not valid JSON' },
  'bad-cursor': { status: 400, sentence: 'This list position is not valid. Load the list again' },
  'not-allowed': { status: 403, sentence: 'You may not do this' },
  'not-found': { status: 404, sentence: 'This is not here any more' },
  'unknown-path': { status: 404, sentence: 'There is nothing at this address' },
  'too-large': { status: 413, sentence: 'This is too large. Use at most 8 MB' },
  'headers-too-large': { status: 431, sentence: 'The request has too many or too long headers' },
  'too-slow': { status: 408, sentence: 'The upload stopped. Check your connection and try again' },
  'unsupported-type': { status: 415, sentence: 'Send JSON or a form' },
  'too-many': { status: 429, sentence: 'Too many tries. Wait a little and try again' },
  'server-error': { status: 500, sentence: 'Something broke on our side. Try again in a minute' },
  'storage-full': { status: 507, sentence: 'The storage is full. Nothing was saved. Try again later' },
  'pictures-busy': {
    status: 503,
    sentence: 'Many people are sending pictures right now. Try again in a few seconds',
  },
  'pictures-away': {
    status: 503,
    sentence: 'Pictures are out of reach right now. Try again in a minute',
  },
  'not-ready': { status: 503, sentence: 'The database does not answer. Try again in a minute' },
  // provider and product forms
  required: { status: 400, sentence: 'Fill in this field' },
  'too-long': { status: 400, sentence: 'This text is too long' },
  'age-under-18': { status: 400, sentence: 'You must be 18 or older to register' },
  'age-invalid': { status: 400, sentence: 'Enter the age in years, 18 to 100' },
  'phone-invalid': { status: 400, sentence: 'Enter a 10-digit mobile number' },
  'pin-invalid': { status: 400, sentence: 'Enter a 6-digit PIN code' },
  'pin-unknown': { status: 400, sentence: 'We do not know this PIN code. Check its six digits' },
  'price-invalid': { status: 400, sentence: 'Enter whole rupees per day, 1 to 10,00,000' },
  'experience-invalid': { status: 400, sentence: 'Enter the years of work, 0 to 80' },
  'group-size-invalid': { status: 400, sentence: 'Enter the number of people, 1 to 1,000' },
  'teams-invalid': { status: 400, sentence: 'Enter the number of teams, 1 to 20' },
  'category-invalid': { status: 400, sentence: 'Choose one from the list' },
  'aadhar-invalid': { status: 400, sentence: 'This is not a valid Aadhaar number. Check its 12 digits' },
  'picture-invalid': { status: 400, sentence: 'Choose the picture again' },
  'picture-unsupported': {
    status: 415,
    sentence: 'This is not a picture we can read. Use JPEG, PNG or WebP',
  },
  'social-invalid': { status: 400, sentence: 'Use an https link to X (Twitter), Instagram or Facebook' },
  'sort-needs-place': { status: 400, sentence: 'Give a PIN code to sort by distance' },
  'already-registered': {
    status: 409,
    sentence: 'You are registered here already. Edit your listing instead',
  },
  'provider-needed': { status: 403, sentence: 'Register as a rental provider before you add products' },
  'locked-after-verification': {
    status: 403,
    sentence: 'After verification only an admin can change the name, ID and category',
  },
  'already-verified': { status: 409, sentence: 'This record is verified already' },
  'reason-missing': { status: 400, sentence: 'Write the reason in 3 to 500 characters' },
  'suspend-admin': { status: 403, sentence: 'The account of an admin cannot be suspended' },
  'upload-quota': { status: 429, sentence: 'You have sent 40 pictures today. Send more tomorrow' },
  'follow-self': { status: 400, sentence: 'You cannot follow yourself' },
  'plans-full': { status: 409, sentence: 'You have saved 50 plans. Delete one to save another' },
  // chat
  'chat-self': { status: 400, sentence: 'You cannot write to yourself' },
  'chat-blocked': { status: 403, sentence: 'You cannot write to this person' },
  'chat-many': { status: 429, sentence: 'You have begun 30 new chats today. Begin more tomorrow' },
  'report-reason': { status: 400, sentence: 'Write what happened, in at most 500 characters' },
  // pictures of houses
  'photo-missing': { status: 400, sentence: 'Generate a picture first' },
  'picture-failed': { status: 502, sentence: 'The picture could not be drawn. Try again in a minute' },
  'picture-slow': { status: 504, sentence: 'The picture took too long. Try again in a minute' },
  'picture-queue-full': {
    status: 503,
    sentence: 'Many pictures are being drawn now. Try again in a few minutes',
  },
  'picture-under-way': {
    status: 409,
    sentence: 'Your last picture is still being drawn. Wait for it, or cancel it',
  },
  'picture-quota': { status: 429, sentence: 'You have had 20 pictures today. Come back tomorrow' },
  'gallery-full': { status: 409, sentence: 'Your gallery holds 50 pictures. Delete one to save this one' },
  // assistant
  'assistant-failed': { status: 502, sentence: 'The assistant does not answer. Try again in a minute' },
  'assistant-slow': { status: 504, sentence: 'The assistant took too long. Ask again, in fewer words' },
  // site
  'message-missing': { status: 400, sentence: 'Write your message' },
  'message-long': { status: 400, sentence: 'Use at most 4,000 characters' },
  'link-invalid': { status: 400, sentence: 'This link is not valid any more' },
  // hiring
  'item-filled': { status: 409, sentence: 'These places are filled' },
  'not-free': { status: 409, sentence: 'Not free on these days any more' },
  'offer-over': { status: 409, sentence: 'This offer has ended' },
  'request-closed': { status: 409, sentence: 'This request is closed' },
  'requests-full': { status: 409, sentence: 'You have 20 open requests. Close one to ask again' },
  'state-changed': { status: 409, sentence: 'This has changed meanwhile. Look again' },
  'too-early': { status: 409, sentence: 'This is possible from the first day on' },
  'listing-booked': {
    status: 409,
    sentence: 'This listing has bookings that are not over. Cancel or finish them first',
  },
  'units-booked': { status: 409, sentence: 'Some of these are booked. Move those bookings first' },
  'member-clash': { status: 409, sentence: 'This person has other work on one of the crew’s days' },
  'inspection-changed': { status: 409, sentence: 'The checklist has changed. Read it again before you sign' },
  'review-closed': { status: 409, sentence: 'Reviews of this job are closed' },
  'own-listing': { status: 400, sentence: 'You cannot hire yourself' },
  'item-missing': { status: 400, sentence: 'Say whom or what you need' },
  'count-invalid': { status: 400, sentence: 'Enter how many, 1 to 500' },
  'dates-invalid': { status: 400, sentence: 'Choose days from today on, at most 180, within a year' },
  'price-needed': { status: 400, sentence: 'Give a price, or choose among offers yourself' },
  'entry-date': { status: 400, sentence: 'Mark a day of this booking, up to today' },
  'money-invalid': { status: 400, sentence: 'Enter whole rupees, 1 to 1,00,00,000' },
  'pictures-few': { status: 400, sentence: 'Take 4 to 12 pictures' },
  busy: { status: 503, sentence: 'Many people are booking now. Try again in a moment' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ProblemName = keyof typeof problems;

export function isProblemName(name: string): name is ProblemName {
  return Object.hasOwn(problems, name);
}

/** Sentences of success (docs/rules.md#notices-2); the browser's English edition shows exactly these. */
export const notices = {
  codeSent: 'OTP has been sent successfully',
  passwordUpdated: 'Password has been updated successfully',
} as const;
