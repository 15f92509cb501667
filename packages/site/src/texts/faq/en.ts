export const en = {
  rates: {
    title: 'Exchange rates',
    sources: {
      question: 'Where do the exchange rates come from?',
      paragraphs: [
        'The official rates are those that the Central Bank of Tunisia publishes each working day. The buying and selling rates are those that Tunisian banks publish themselves.',
        'The live rate is a mid rate of the foreign exchange market: a reference that no bank counter applies. Every value is given with its date and its source.',
      ],
    },
    updates: {
      question: 'How often are the rates updated?',
      paragraphs: [
        'The live rate is checked every hour; its sources publish once a day. The rates of the banks and of the central bank change each working day, Monday to Friday.',
        'In the evening, at weekends and on public holidays we show the last published day, provided that it is at most seven days old, with its date in full.',
      ],
    },
    sides: {
      question: 'What is the difference between the buying rate and the selling rate?',
      paragraphs: [
        'The buying rate is the price at which the bank buys your currency: it is what you receive in dinars. The selling rate is the price at which the bank sells you currency: it is what you pay.',
        'The difference between the two is the spread. The smaller it is, the less the exchange costs you.',
      ],
    },
    best: {
      question: 'How is the best rate chosen?',
      paragraphs: [
        'The best buying rate is the highest one, the best selling rate the lowest one. We compare the rates of today and of the last working day, each with its date; an older rate stays on the page for at most seven days, but does not count.',
        'At least three banks are needed for a comparison: with fewer, none is called the best.',
        'The central bank has no counter for the public: its rate serves as a reference and takes no part in the comparison.',
      ],
    },
  },
  biat: {
    title: 'BIAT, the largest private bank in Tunisia',
    rates: {
      question: 'Where can I find the exchange rates of BIAT?',
      paragraphs: [
        'On the page of BIAT, under Banks: each currency is listed with its buying rate, selling rate, spread and trend. The home page and the comparison show its rates beside those of the other banks.',
      ],
    },
    others: {
      question: 'Does BIAT always offer the best rate?',
      paragraphs: [
        'No. The size of a bank does not decide its rates: the best bank changes with the currency, the day and whether you buy or sell. Compare before you exchange a large sum.',
      ],
    },
  },
  converter: {
    title: 'The converter',
    calculation: {
      question: 'How is a conversion calculated?',
      paragraphs: [
        'The result is what you receive. To dinars, the amount is multiplied by the buying rate of the currency; from dinars, it is divided by its selling rate. Between two foreign currencies, the calculation goes through the dinar: buying rate of the first, selling rate of the second.',
        'The other way is given beside it: what the same sum costs if you buy it. The calculation is decimal and is rounded only once, for display.',
      ],
    },
    bank: {
      question: 'Can I convert at the rate of a particular bank?',
      paragraphs: [
        'Yes: choose a bank in the converter. Without this choice, it shows the best bank first, then the next two and the average, among the banks whose rates are of today or of the last working day; with fewer than three banks, or between two foreign currencies, it takes their average. If the chosen bank has no such rate for the currency, the converter takes this average and says so.',
        'When no bank quotes the currency, it shows the value at the reference mid rate, and says so.',
      ],
    },
    exactAmount: {
      question: 'Will I receive exactly the amount shown?',
      paragraphs: [
        'Not necessarily. A bank may add a commission or change its rates during the day. The result is information: ask the bank to confirm before you exchange.',
      ],
    },
  },
  practical: {
    title: 'Practical information',
    free: {
      question: 'Is the site free, and do I need an account?',
      paragraphs: [
        'The site is entirely free and needs no account. It informs and compares: it neither sells nor buys currency.',
      ],
    },
    errors: {
      question: 'How do I report an error or ask a question?',
      paragraphs: [
        'Write to us with the form on the Contact page, and tell us the bank, the currency and the date concerned. We will answer as soon as we can.',
      ],
    },
    accessibility: {
      question: 'Is the site accessible to everyone?',
      paragraphs: [
        'Each change is tried with the keyboard, with enlarged text and against the rules of a screen reader. The accessibility statement says what we check and what is still missing.',
      ],
    },
    statement: 'Accessibility statement',
  },
  another: 'Another question? {contact}.',
  contact: 'Write to us',
} as const;
