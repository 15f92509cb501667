export const en = {
  lead: '{site} is the reference platform for exchange rates in Tunisia.',
  mission: {
    title: 'Our mission',
    text: 'To make exchange rates readable and comparable. The rates of the dinar exist, but scattered, in different forms and often without a date. We bring them together, say where each comes from and which day it is for, and let everyone compare before exchanging.',
  },
  offersTitle: 'What we offer',
  offers: {
    banks: {
      title: 'Bank rates',
      text: 'The buying and selling rates of the banks of Tunisia, side by side, each working day, Monday to Friday.',
    },
    crypto: {
      title: 'Cryptocurrencies',
      text: 'Prices and 24-hour changes of the main cryptocurrencies.',
    },
    live: {
      title: 'Updates in real time',
      text: 'The figures move before your eyes as soon as they change, without reloading the page.',
    },
    screens: {
      title: 'Made for every screen',
      text: 'From a phone to a large screen, by keyboard or by touch, light or dark.',
    },
  },
  team: {
    title: 'Our team',
    text: 'A small team in Tunis, from finance and software, that reads the rates, checks each source before publishing it and answers your messages.',
  },
  contact: 'Contact us',
  questions: 'Frequently asked questions',
} as const;
