export const en = {
  files: {
    title: 'The files',
    kinds: {
      latest: 'The latest rates, at most seven days old: central bank, banks and market',
      day: 'What the central bank and the banks published on a day; without rates, the refusal names the day that applies',
      bank: 'The latest thirty published days of a bank for a currency',
      series:
        'A currency since 2004, one row for each published day: mid rate of the central bank, best rates of the banks',
      yearOfSeries: 'One year of the same series',
      best: 'For each currency the best buying and selling rate with its bank and day, the average, and the number of banks compared',
      currencies: 'The currencies',
      banks: 'The banks, and the latest day read of each',
      providers: 'The providers to be cited',
      workingDays: 'The working days of banks in a year, and why the others are not',
      excelLatest: 'The latest rates for a spreadsheet in French: semicolons and decimal commas',
      excelSeries: 'The series of a currency for a spreadsheet in French',
      feed: 'The latest thirty days of the central bank as an Atom or JSON feed',
      feedOfCurrency: 'The same feed for one currency',
      calendar: 'The days on which banks are closed, for a calendar',
      openapi: 'This description',
      schema: 'The JSON Schema of each file',
    },
  },
  recipes: {
    title: 'To copy',
    sheetsInFrench: 'Google Sheets in French (add ?1, ?2… to the address to read it anew at once)',
    sheetsInEnglish: 'Google Sheets in English',
    excel: 'Excel in French: Data, From Web, then this address',
  },
  fields: {
    title: 'A number and what it says',
    lead: 'Each row is a number. Values are decimal strings, not JSON numbers: a rate has at most six places, and a binary number does not keep them all.',
    of: {
      currency: 'the currency, ISO 4217 code',
      kind: 'central: interbank mid rate of the central bank (BCT); central-manual: its mid rate for banknotes; live: mid rate of the market; purchase and sale: rates at which the bank buys and sells',
      bank: 'the bank, as in our addresses; null for the market',
      value:
        'Tunisian dinars (TND) for one unit of the currency, a decimal string of at most 6 places',
      day: 'the day of the rate, YYYY-MM-DD',
      at: 'the instant given by the source itself, UTC; null if it gives only a day',
      source:
        'bct: site of the central bank; bank-page: site of the bank; import: read by our team; live-fx: foreign exchange market',
      provider: 'the publisher of this number, to be cited',
      providerUrl: 'its site, if known',
      correction:
        'the reason, if our team replaced the number of the source (empty without a reason)',
    },
  },
  use: {
    title: 'From a program',
    access:
      'No key and no account. Any page may read these files (CORS {any}); they carry an {tag} and may be kept for five minutes, an hour for a series or a past day, a day for a past year: do not request a file more than once in five minutes. The version is in the address: {version} will neither lose nor rename a field, and stays two years after a next version.',
    description:
      'Full description: {openapi} and {schema}. A refusal is JSON that says what to do: 400 for an address that cannot be read, 404 when nothing is published (for a day, {applies} names the one that applies), 503 when the rates cannot be read. Demonstration data are never served (409).',
  },
  reuse: {
    title: 'Terms of reuse',
    text: 'You may reuse these numbers, in a product too, if you cite {site}, the provider ({provider}) and the day of each number. What the providers themselves require still applies. Nothing is guaranteed: the {terms} apply.',
    terms: 'terms of use',
    market:
      'The market rate is included only if its provider permits redistribution: that of ExchangeRate-API, shown on our pages, does not, so it is not in the files. The files of a past day have the rates of the central bank and of the banks, without that of the market, whose provider at the time is not kept.',
  },
  changes: {
    title: 'Changes',
    first: 'First files: latest rates, a day, a bank and a currency.',
    series:
      'Series since 2004, best rates, lists, working days, files for Excel in French, feeds and a calendar. An address with parameters is no longer refused; a day without rates names the day that applies.',
  },
} as const;
