export const en = {
  methods: 'This address accepts only {methods}.',
  widget: 'There is no widget at this address: {page} shows them all.',
  oembedFormat: 'JSON is the only format: format=json.',
  oembedAddress: 'Give the address of a comparison page, such as {example}.',
  titles: {
    method: 'Method refused',
    illegible: 'Unreadable address',
    missing: 'Nothing at this address',
    demonstration: 'Demonstration data',
    unreadable: 'Unavailable for the moment',
  },
  unknown: 'There is nothing at this address: {page} describes the files.',
  demonstration:
    'The numbers of this site are made up for the demonstration: they are not served as data.',
  unreadable: 'The rates cannot be read: try again in a minute.',
  unread: {
    day: '“{given}” is not a day: write YYYY-MM-DD, such as {example}.',
    year: '“{given}” is not a year: write YYYY, such as {example}.',
    bank: 'No bank is called “{given}”: take its name from our addresses, such as {example}.',
    currency: '“{given}” is not the code of a currency listed here, such as {example}.',
  },
  none: 'No rate has been published in the last seven days: ask for an earlier day.',
  noneOnDay: 'No rate is known for {day}.',
  noneOnClosedDay:
    'No rate is known for {day}: nothing is published at weekends and on public holidays.',
  applies: 'The rate that applies is that of {day}.',
  noneOfBank: 'No {currency} rate of {bank} is known: {latest} lists what has been read.',
  notQuoted: 'The central bank does not quote {currency}: {latest} lists what has been read.',
  noneInYear: 'No {currency} rate of the central bank is known for {year}.',
  holidays: 'The public holidays of {year} are not known: those of {years} are.',
} as const;
