/** What Neev offers and what it is for: the services page and the about page. */
export const messages = {
  servicesTitle: 'Services page',
  servicesLead: 'Five kinds of help for your building site. Two more to plan it.',
  servicesWhat: 'What you get',
  services: [
    {
      name: 'Worker',
      text: 'One person for one kind of work, such as building, tiles, cleaning or gardening. You see age, place, experience and the price per day.',
    },
    {
      name: 'Group of Workers',
      text: 'A crew with a leader, for work that one person cannot do. The price is for the whole crew, per day.',
    },
    {
      name: 'Contractor',
      text: 'Takes a whole part of the work, such as floors, colour, furniture or wiring.',
    },
    {
      name: 'Engineer',
      text: 'Plans and checks: civil, structural, architectural, electrical, mechanical and more.',
    },
    {
      name: 'Equipments on Rental',
      text: 'Hammers, ladders, tile cutters and other tools, by the day, from people near you.',
    },
  ],
  stepsTitle: 'How hiring works',
  steps: [
    { name: 'Search', text: 'Choose a service. Filter by type, price, experience and place.' },
    {
      name: 'Compare',
      text: 'Open a profile. A green nut means that an admin has checked the ID.',
    },
    { name: 'Talk', text: 'Call, or send a message. Agree on the day, the work and the price.' },
    { name: 'Work', text: 'Pay the person directly. Neev takes no share and handles no money.' },
  ],
  toOffers: 'You offer work or tools? Choose your role',

  aboutTitle: 'About Neev',
  aboutLead:
    'Neev brings together people who build and people who need building work. Neev means foundation in Hindi.',
  aboutBlocks: [
    {
      title: 'Problems we solve',
      points: [
        'Good workers are hard to find. You ask around and wait at the labour stand.',
        'The price is a guess until the day is over.',
        'You do not know who comes to your house.',
        'Workers lose days because nobody knows that they are free.',
      ],
    },
    {
      title: 'Our answers',
      points: [
        'You find workers, crews, contractors, engineers and tools in one place.',
        'Every price is per day, and you see it before you call.',
        'An admin looks at the ID of a provider. The profile then says Verified.',
        'Providers switch to Available when they are free, and the lists show it.',
      ],
    },
    {
      title: 'Hurdles on the way',
      points: [
        'Many workers use a small phone on a slow network. So pages are light and buttons are large.',
        'Not all read English. So every page is also in Hindi, with a picture beside the word.',
        'ID numbers must stay private. So we keep the last four digits only, and delete the picture.',
        'Trust grows slowly. So we show what we checked, and say what we did not.',
      ],
    },
  ],
  aboutEnd: 'See who is free near you',
};
