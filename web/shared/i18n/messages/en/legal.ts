interface Text {
  title: string;
  /** Read first: the whole page in a few words. */
  lead: string;
  parts: { title: string; points: string[] }[];
}

const privacy: Text = {
  title: 'Privacy policy',
  lead: 'We keep what hiring needs and nothing more. Our only cookie keeps your language. We have no trackers and sell no data.',
  parts: [
    {
      title: 'What we keep about you',
      points: [
        'Your account: name, e-mail, language, and a photo if you give one. We keep your password as a hash. Nobody can read it.',
        'Your listing, if you offer work or tools. It holds age, phone, place, PIN code, kind of work, price, experience and photo.',
        'What you do here: projects, products, people you follow, messages.',
        'What you write on the contact page: your name, e-mail and message.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'People who are logged in see name, place, work, price and photo in lists. Lists show no phone and no e-mail.',
        'On your own page, people who are logged in see phone and e-mail. Otherwise nobody could hire you.',
        'Only the two people of a conversation can read it. If one reports it, an admin can read it until the report is closed. We write down each look.',
        'Admins see listings, to check them.',
      ],
    },
    {
      title: 'Who you are',
      points: [
        'We ask for no ID number. You may send the picture of a card. We take a voter card, driving licence, e-Shram card or BOCW card. We also take an Aadhaar card with the number covered. Or somebody who runs Neev sees you in person.',
        'We keep which card it was, who looked at it and on which day. If a program sends us an Aadhaar number, we check and forget it. We keep the last four digits and a keyed hash.',
        'We keep the ID picture encrypted. Only an admin can open it. We write down each look.',
        'We delete the picture when we verify you or you delete the listing. We delete it after 30 days at the latest. If 30 days were not enough, we ask you to send it again.',
        'Others see the word Verified, the kind of card and the day.',
      ],
    },
    {
      title: 'Pictures',
      points: [
        'We draw every picture again. We lose the place and time that a phone writes into it.',
        'We delete unused pictures after 24 hours.',
      ],
    },
    {
      title: 'Assistant, plans and pictures of houses',
      points: [
        'We keep your last 200 messages to the assistant, until you delete them. Nobody else on Neev can read them. If the assistant has no answer, you may share the question. Admins then read its words without your name, until you take it back. We count questions without an answer and their subjects, but not who asked.',
        'If this Neev uses an AI service, we send your questions and prompts there. The page says who answers.',
        'Plans and pictures that you save are yours alone. We delete them with your account.',
      ],
    },
    {
      title: 'Login',
      points: [
        'Your browser keeps a key that says who you are. It ends 30 days after its last use, and always after 90 days.',
        'You can log out on one device, or everywhere on your own page.',
        'Your browser also keeps your language, the look, and drafts of forms. Drafts never hold an ID number, ID picture, password or code. Logout clears them.',
      ],
    },
    {
      title: 'Mail',
      points: [
        'Codes work for 10 minutes. We keep them as a hash.',
        'We mail you about your own listing and account.',
        'News comes only after you confirm it, and ends with one click.',
      ],
    },
    {
      title: 'Against abuse',
      points: [
        'For a day we count how often an address or account repeats something. Our log does not hold network addresses.',
        'We write down what admins do: who, what and when. We write down no private values.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See it: “Download my data” on your page gives you everything in one file.',
        'Correct it: change your name, photo and listing there at any time. After verification, ask an admin to change name, ID or kind of work.',
        'Delete it: “Delete my account” removes what is yours, or your name from it. The other person in a chat keeps the chat.',
        'Take back your consent: delete your listing, or your account.',
        'Complain, or name somebody who acts for you, on the contact page. India’s Digital Personal Data Protection Act, 2023 is the law behind these rights.',
      ],
    },
    {
      title: 'Age',
      points: ['You must be 18 or older to offer work. We refuse listings of younger people.'],
    },
  ],
};

const terms: Text = {
  title: 'Terms and conditions',
  lead: 'Neev helps people find each other. What you agree on is between you.',
  parts: [
    {
      title: 'What Neev is',
      points: [
        'Neev lists workers, crews, contractors, engineers and tools for rent.',
        'Neev is no employer, no agent and no party to your agreement.',
        'Neev takes no share of the pay and handles no money.',
      ],
    },
    {
      title: 'Your account',
      points: [
        'Use your own e-mail and your real name.',
        'Keep your password to yourself. Log out on a phone that others use.',
        'Offer work only if you are 18 or older.',
      ],
    },
    {
      title: 'What you show',
      points: [
        'Say what is true: your skill, experience, price and place.',
        'Use pictures that are yours.',
        'Do not insult, threaten or cheat people. Advertise only your own work.',
        'One listing of each kind for each person.',
      ],
    },
    {
      title: 'What Verified means',
      points: [
        'An admin has compared an ID with the listing.',
        'It says nothing about the quality of the work. Look at projects, ask, and agree on small steps first.',
        'Not verified means that nobody has looked yet.',
      ],
    },
    {
      title: 'Work and pay',
      points: [
        'The provider sets the price, per day. A crew’s price is for the whole crew.',
        'Agree on work, days, price and breaks before you start.',
        'Pay the person directly, and on time. The law on wages, safety and children’s work holds here too.',
      ],
    },
    {
      title: 'Tools on rent',
      points: [
        'Look at the tool together when it changes hands. Agree on the day of return and on a deposit.',
        'Use helmets and other protection where the tool needs it.',
      ],
    },
    {
      title: 'Plans, costs and advice',
      points: [
        'House models, costs and answers of an assistant are estimates. Ask an engineer before you build or pay.',
      ],
    },
    {
      title: 'When we step in',
      points: [
        'If a listing breaks these rules, an admin sends it back or deletes it.',
        'You can leave at any time. Delete your listing or account on your page.',
        'Something wrong? Write to us on the contact page.',
      ],
    },
    {
      title: 'Changes',
      points: ['If we change these terms, you find the new ones on this page.'],
    },
  ],
};

export const messages = { privacy, terms, contents: 'On this page', contact: 'Write to us' };
