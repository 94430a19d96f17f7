/** The public pages: home, services, about, contact, and what is still to come. */
export const words = {
  home: 'Home',
  namaste: 'Namaste',
  namasteTo: (name: string) => `Namaste, ${name}`,
  neev: 'Neev',
  homeLead:
    'Find workers, crews, contractors, engineers and tools near you. Every price is per day and shown up front.',
  chooserTitle: 'What type of Services you want? Choose one..',
  worker: 'Worker',
  crew: 'Group of Workers',
  contractor: 'Contractor',
  engineer: 'Engineer',
  tools: 'Equipments on Rental',
  assistant: 'Construction uncertainty??',
  assistantText: 'Ask anything about building, any time.',
  house: 'Want 3D House Model..',
  houseText: 'See a house on your plot with its cost.',
  features: [
    'Super Fast and Free Delivery',
    'Non-contact Shipping',
    'Pocket-Friendly',
    'Super Secure Payment System',
  ],
  featuresTitle: 'What Neev stands for',

  help: 'Help',
  helpTitle: 'How can we help you?',
  searchHelp: 'Search for help',
  resetPassword: 'Reset Your Password',
  developerPlan: 'Developer support plan',
  sendMessage: 'Send us a message',
  replySoon: 'We will reply as soon as we can',
  helpContact: 'Contact',
  helpContactText: 'Ask the assistant',
  about: 'About',
  close: 'Close',

  servicesTitle: 'Services page',
  servicesLead: 'Five kinds of help for your building site. Two more to plan it.',
  servicesWhat: 'What you get',
  services: [
    {
      name: 'Worker',
      text: 'One person for one kind of work: building, tiles, loading, cleaning, shifting, gardening and more. You see age, place, experience and the price per day.',
    },
    {
      name: 'Group of Workers',
      text: 'A crew with a leader, for work that one person cannot do. The price is for the whole crew, per day.',
    },
    {
      name: 'Contractor',
      text: 'Takes on a whole part of the work, such as floors, colour, furniture, wiring or renovation.',
    },
    {
      name: 'Engineer',
      text: 'Plans and checks: civil, structural, architectural, electrical, mechanical and more.',
    },
    {
      name: 'Equipments on Rental',
      text: 'Hammers, ladders, rammers, tile cutters and other tools, by the day, from people near you.',
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
    'Neev brings people who build and people who need building work together. Neev means foundation in Hindi.',
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
        'Workers, crews, contractors, engineers and tools stand in one place, with filters and distance.',
        'Every price is per day, and you see it before you call.',
        'An admin looks at the ID of a provider. The profile then says Verified.',
        'Providers switch to Available when they are free, and the lists show it.',
      ],
    },
    {
      title: 'Hurdles on the way',
      points: [
        'Many workers use a small phone on a slow line. So pages are light and buttons are large.',
        'Not all read English. So every page is also in Hindi, with a picture beside the word.',
        'ID numbers must stay private. So we keep the last four digits only, and delete the picture.',
        'Trust grows slowly. So we show what was checked, and say what was not.',
      ],
    },
  ],
  aboutEnd: 'See who is free near you',

  contact: 'Contact',
  contactLead: 'Write to us. We read every message.',
  email: 'E-mail',
  username: 'Username',
  message: 'Message',
  send: 'Send Message',
  sent: 'Message sent',
  place: 'Where we are',
  noPlace: 'We work all over India. Use the form to reach us.',
  phone: 'Phone',
  map: 'Map of India',
  mapMarker: 'Neev is here',
  placesCredit: 'Places and PIN codes: GeoNames (geonames.org), CC BY 4.0, changed.',
  mapCredit: 'Outline of India: svg-maps, CC BY 4.0, changed. Borders are indicative.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loadingMap: 'Loading the map',
  mapFailed: 'The map did not load',

  soon: {
    assistant: {
      title: 'AI chat',
      text: 'Here an assistant will answer your questions about building, in Hindi and in English.',
      until: 'Until then, write to us on the contact page.',
    },
    houseForm: {
      title: '3D house: your plot',
      text: 'Here you will enter land size, rooms, parking and area type, and get a house that fits.',
      until: 'Until then, an engineer can plan it with you.',
    },
    house: {
      title: '3D house model',
      text: 'Here you will turn your house in 3D, see its plans, and read its quantities and cost.',
      until: 'Until then, an engineer can plan it with you.',
    },
    dreamHouse: {
      title: 'Dream house',
      text: 'Here you will describe a house in words and get a picture of it to keep.',
      until: 'Until then, look at the services that are open.',
    },
  },
  soonBadge: 'Not open yet',
  backHome: 'Back to the home page',

  confirmTitle: 'Get news by e-mail',
  confirmText: 'Press the button to confirm. Then our news will reach you.',
  confirm: 'Confirm',
  confirmed: 'Done. You get our news now.',
  unsubscribeTitle: 'Stop the news',
  unsubscribeText: 'Press the button, and we send you no more news.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'Done. You get no more news from us.',
  linkHelp: 'You can ask for a new link at the foot of any page.',
};
