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
  stepLead: 'Open the app on your phone that shows codes for Neev, and enter the six digits.',
  code: 'Code from your app',
  digit: (place: number) => `Digit ${place}`,
  logIn: 'Log in',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  recoveryTitle: 'Enter a recovery code',
  recoveryLead: 'One of the ten that you kept when you set up the app. Each works once.',
  recoveryCode: 'Recovery code',
  back: 'Back to login',

  enrolTitle: 'Set up the second step',
  enrolLead: 'Admins log in with a password and a code from an app. It takes two minutes, once.',
  getApp:
    'Install an app for codes on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.',
  scan: 'Scan this picture with the app.',
  qr: 'QR code for your app',
  byHand: 'Or type this key into the app:',
  copyKey: 'Copy key',
  openApp: 'Open in an app on this phone',
  enterCode: 'Enter the six digits that the app shows now.',
  confirm: 'Turn on',

  codesTitle: 'Keep your recovery codes',
  codesLead: 'Without your phone, each of them lets you in once. We show them only now.',
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow it. Write them down',
  download: 'Download',
  fileName: 'neev-recovery-codes.txt',
  fileHead: 'Recovery codes for Neev. Each works once.',
  kept: 'I have kept them',

  factorTitle: 'Second step at login',
  factorOff: 'Off. Turn it on, and whoever knows your password still needs your phone.',
  factorOn: (since: string) => `On since ${since}.`,
  codesLeft: (left: number) =>
    left === 0
      ? 'No recovery code is left. Make new ones.'
      : left === 1
        ? '1 recovery code is left.'
        : `${left} recovery codes are left.`,
  demanded: 'Admin accounts need it, so it cannot be turned off.',
  turnOn: 'Turn on',
  renew: 'New phone or new recovery codes',
  proofText: 'Enter your password. Then you set up the app.',
  renewText: 'Enter a code of the app that you use now, or a recovery code. Then you set up the app anew.',
  goOn: 'Continue',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the second step?',
  turnOffText:
    'Then the password alone opens your account. To turn the second step off, enter the password or a code.',
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
  thisDevice: 'This device',
  lastHour: 'Used in the last hour',
  lastUsed: (when: string) => `Used ${when}`,
  since: (when: string) => `logged in ${when}`,
  end: 'Log out',
  endName: (device: string) => `Log out: ${device}`,
  endTitle: (device: string) => `Log out “${device}”?`,
  endText: 'That device is logged out at once. What was not sent there is lost.',
  ended: 'Logged out there',
};
