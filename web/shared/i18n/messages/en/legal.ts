interface Text {
  title: string;
  /** Read first: the whole page in a few words. */
  lead: string;
  parts: { title: string; points: string[] }[];
}

const privacy: Text = {
  title: 'Privacy policy',
  lead: 'We keep what hiring needs and nothing more. No cookie but the one that keeps your language, no trackers, no sale of data.',
  parts: [
    {
      title: 'What we keep about you',
      points: [
        'Your account: name, e-mail, language, and a photo if you give one. Your password is kept as a hash; nobody can read it.',
        'Your listing, if you offer work or tools: age, phone, place, PIN code, kind of work, price, experience and photo.',
        'What you do here: projects, products, whom you follow, messages.',
        'What you write on the contact page: your name, e-mail and message.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'Lists show name, place, work, price and photo to people who are logged in. They show no phone and no e-mail.',
        'The page of one provider shows phone and e-mail to people who are logged in. Otherwise nobody could hire you.',
        'A conversation is read by its two people only. When one of them reports it, an admin can read it until the report is closed, and each look is written down.',
        'Admins see listings, in order to check them.',
      ],
    },
    {
      title: 'Who you are',
      points: [
        'We ask for no ID number. You may send the picture of a card (an Aadhaar card with the number covered, a voter card, a driving licence, an e-Shram or a BOCW card), or somebody who runs Neev sees you in person.',
        'We keep which card it was, who looked at it and on which day. Where a program sends us an Aadhaar number, we check and forget it, and keep the last four digits and a keyed hash.',
        'The ID picture is kept encrypted. Only an admin can open it, and each look is written down.',
        'The picture is deleted when you are verified, when the listing is deleted, and after 30 days at the latest. If 30 days were not enough, we ask you to send it again.',
        'Others see the word Verified, which card was seen and on which day.',
      ],
    },
    {
      title: 'Pictures',
      points: [
        'Every picture is drawn anew. The place and time that a phone writes into it are lost.',
        'What nothing uses is deleted after 24 hours.',
      ],
    },
    {
      title: 'Assistant, plans and pictures of houses',
      points: [
        'What you ask the assistant is kept for you, the last 200 messages, until you delete it. Nobody else can read it on Neev, but for a question that you share because the assistant had no answer: admins read its words without your name, until you take it back. How many questions had no answer, and what they were about, is counted without whose they were.',
        'Where this Neev uses an AI service, your questions and prompts go to that service. The page says who answers.',
        'Plans and pictures that you save are yours alone. They go with your account.',
      ],
    },
    {
      title: 'Login',
      points: [
        'Your browser keeps a key that says who you are. It ends 30 days after its last use, and after 90 days in any case.',
        'You can log out on one device, or everywhere on your own page.',
        'Your browser also keeps your language, the look, and drafts of forms. Drafts never hold an ID number, ID picture, password or code. Logout clears them.',
      ],
    },
    {
      title: 'Mail',
      points: [
        'Codes live 10 minutes and are kept as a hash.',
        'We mail you about your own listing and account.',
        'News comes only after you confirm it, and ends with one click.',
      ],
    },
    {
      title: 'Against abuse',
      points: [
        'For up to a day we count how often one network address or account does the same thing. Our log does not hold network addresses.',
        'What admins do is written down: who, what and when. Private values are not.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See it: “Download my data” on your own page gives you everything in one file.',
        'Mend it: change your name, photo and listing there at any time. After verification, ask an admin to change name, ID or kind of work.',
        'Delete it: “Delete my account” removes what is yours or takes your name off it. The other side of a chat keeps the chat.',
        'Take back your consent: delete your listing, or your account.',
        'Complain or name somebody who acts for you: write to us on the contact page. India’s Digital Personal Data Protection Act, 2023 is the law behind these rights.',
      ],
    },
    {
      title: 'Age',
      points: ['Work is offered here from 18 years on. We refuse listings of younger people.'],
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
        'Neev is not an employer, not an agent and not a party to your agreement.',
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
        'Nothing that insults, threatens or cheats people, and no advertising that is not about your work.',
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
        'Prices are per day and set by the provider. A crew’s price is for the whole crew.',
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
        'An admin may send a listing back for mending, or delete it, if it breaks these rules.',
        'You can leave at any time: delete your listing or your account on your own page.',
        'Something wrong? Write to us on the contact page.',
      ],
    },
    {
      title: 'Changes',
      points: ['If these terms change, the new ones stand on this page.'],
    },
  ],
};

export const messages = { privacy, terms, contents: 'On this page', contact: 'Write to us' };
