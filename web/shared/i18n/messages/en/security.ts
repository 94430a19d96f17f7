import type { Browser, DeviceKind } from '#contract/accounts/sessions.calls.ts';

const devices: Record<DeviceKind, string> = {
  'android-phone': 'Android phone',
  'android-tablet': 'Android tablet',
  iphone: 'iPhone',
  ipad: 'iPad',
  windows: 'Windows computer',
  mac: 'Mac',
  chromebook: 'Chromebook',
  linux: 'Linux computer',
  other: 'Another device',
};
/** An empty one is not named. */
const browsers: Record<Browser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: '',
};

/** The second step at login, and where one is logged in. */
export const messages = {
  loading: 'Loading',
  failed: 'This did not load',

  stepTitle: 'Enter the code',
  stepLead: 'Open your app that shows codes for Neev. Enter the six digits.',
  code: 'Code from your app',
  digit: (place: number) => `Digit ${place}`,
  logIn: 'Log in',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  recoveryTitle: 'Enter a recovery code',
  recoveryLead: 'Enter one of the ten codes that you kept. Each works once.',
  recoveryCode: 'Recovery code',
  back: 'Back to login',

  enrolTitle: 'Set up the second step',
  enrolLead: 'Admins log in with a password and a code from an app. You set it up once, in two minutes.',
  getApp:
    'Install an app for codes on your phone. For example: Google Authenticator, Microsoft Authenticator or Aegis.',
  scan: 'Scan this picture with the app.',
  qr: 'QR code for your app',
  byHand: 'Or type this key into the app:',
  copyKey: 'Copy key',
  openApp: 'Open in an app on this phone',
  enterCode: 'Enter the six digits that the app shows now.',
  confirm: 'Turn on',

  codesTitle: 'Keep your recovery codes',
  codesLead: 'Without your phone, each code lets you in once. We show them only now.',
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow it. Write them down',
  download: 'Download',
  fileName: 'neev-recovery-codes.txt',
  fileHead: 'Recovery codes for Neev. Each works once.',
  kept: 'I have kept them',

  factorTitle: 'Second step at login',
  factorOff: 'It is off. Turn it on, and nobody can log in without your phone.',
  factorOn: (since: string) => `On since ${since}.`,
  codesLeft: (left: number) =>
    left === 0
      ? 'No recovery code is left. Make new ones.'
      : left === 1
        ? '1 recovery code is left.'
        : `${left} recovery codes are left.`,
  demanded: 'Admin accounts need it. You cannot turn it off.',
  turnOn: 'Turn on',
  renew: 'New phone or new recovery codes',
  proofText: 'Enter your password. Then you set up the app.',
  renewText: 'Enter a code from the app that you use now, or a recovery code. Then set up the app again.',
  goOn: 'Continue',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the second step?',
  turnOffText: 'Then the password alone opens your account. To turn it off, enter the password or a code.',
  turnOffByCode: 'Use a code instead',
  turnOffByPassword: 'Use the password instead',
  turnedOff: 'The second step is off',
  turnedOn: 'The second step is on',
  cancel: 'Cancel',
  currentPassword: 'Current password',
  codeOrRecovery: 'Code or recovery code',

  sessionsTitle: 'Where you are logged in',
  sessionsText: 'Do you not know one of these devices? Log it out and change your password.',
  devices,
  browsers,
  admin: 'Admin',
  signs: 'Its lines in books are signed',
  signsNot: 'Its lines in books are not signed',
  thisDevice: 'This device',
  lastHour: 'Used in the last hour',
  lastUsed: (when: string) => `Used ${when}`,
  since: (when: string) => `logged in ${when}`,
  end: 'Log out',
  endName: (device: string) => `Log out: ${device}`,
  endTitle: (device: string) => `Log out “${device}”?`,
  endText: 'We log out that device at once. Drafts on it are lost; unsent entries wait for your login there.',
  ended: 'Logged out there',
};
