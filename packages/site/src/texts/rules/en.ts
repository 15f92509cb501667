export const en = {
  lead: 'What the regulations and the press say, with their date. This is not advice: a rule may have changed since.',
  readOn: 'Sources read on {day}.',
  confirm: 'Check with {authority}',
  authorities: { bct: 'the Central Bank of Tunisia', douane: 'Tunisian Customs' },
  sourcesLabel: 'Sources for this rule',
  dated: '{source}, published {date}',
  undated: '{source}, undated page',
  declaring: {
    title: 'Declaring your currency',
    onEntry:
      'Foreign currency brought into Tunisia is declared to customs, on entry, as soon as its value reaches 20,000 dinars.',
    nonResidents:
      'Below 20,000 dinars, non-residents also declare on entry any currency of which they mean to take more than 5,000 dinars’ worth out again.',
    validity: 'The declaration is valid for three months and for a single journey.',
  },
  takingOut: {
    title: 'Taking currency out again',
    limit:
      'Since 1 December 2017, a non-resident traveller takes out no more than the value of 30,000 dinars in foreign banknotes; anything beyond goes through a bank.',
  },
  dinars: {
    title: 'Dinars stay in Tunisia',
    forbidden: 'It is forbidden to take Tunisian dinars out of the country.',
  },
  allowance: {
    title: 'The travel allowance of residents',
    limit:
      'The travel allowance of a resident is capped at 6,000 dinars a year; it was last raised, from 4,000 to 6,000 dinars, on 12 November 2009.',
    remainder:
      'Since 1 February 2015, what remains of it on return can be used again in the same year only on two conditions: declare it to customs, and sell it back to a bank within seven working days.',
  },
  offices: {
    title: 'Bureaux de change',
    permission:
      'Outside the banks, a bureau de change is run by a person authorised by the Central Bank of Tunisia (BCT).',
    business:
      'A bureau de change buys currency from travellers, takes back from non-residents the dinars left over from an exchange, and sells currency under the travel allowance. Sixty-three were open in early 2020.',
  },
  sources: {
    customsExamples: 'Maghreb Émergent, from examples published by Customs',
    customsSpeaker: 'Webmanagercenter, quoting the spokesperson of Customs',
    circularOf2017: 'BCT circular no. 2017-10, reproduced by Radio Monastir',
    ministryOfEgypt: 'Al-Ahram, quoting the Egyptian Ministry of Foreign Affairs (in Arabic)',
    visitorsGuide: 'Tunisia Holidays (in English)',
    bctOnAllowance: 'Business News, quoting the BCT',
    circularOf2014: 'ATB, citing BCT circular no. 2014-16',
    circularOf2018: 'BCT circular no. 2018-07 of 30 July 2018, reproduced by Webmanagercenter',
    bctOnOffices: 'African Manager, quoting the BCT',
  },
} as const;
