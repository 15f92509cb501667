interface BankFacts {
  readonly code: string;
  readonly aliases: readonly string[];
  readonly slug: string;
  readonly displayName: string;
  readonly fullName: string;
  readonly initials: string;
}

/**
 * The banks: canonical code, other codes met in the wild, address slug, names, and the initials
 * in each one's mark.
 */
export const bankTable = [
  {
    code: 'BCTN',
    aliases: ['BCT'],
    slug: 'banque-centrale-tunisie',
    displayName: 'Banque Centrale de Tunisie',
    fullName: 'Banque Centrale de Tunisie',
    initials: 'BC',
  },
  {
    code: 'ATBK',
    aliases: [],
    slug: 'atb',
    displayName: 'ATB',
    fullName: 'Arab Tunisian Bank',
    initials: 'AT',
  },
  {
    code: 'BNTE',
    aliases: [],
    slug: 'bna',
    displayName: 'BNA',
    fullName: 'Banque Nationale Agricole',
    initials: 'BN',
  },
  {
    code: 'BTQI',
    aliases: [],
    slug: 'qnb',
    displayName: 'QNB',
    fullName: 'Qatar National Bank Tunisia',
    initials: 'QN',
  },
  {
    code: 'BSTU',
    aliases: [],
    slug: 'attijari-bank',
    displayName: 'Attijari Bank',
    fullName: 'Attijari Bank Tunisie',
    initials: 'AJ',
  },
  {
    code: 'BHBK',
    aliases: ['BHKB'],
    slug: 'bh',
    displayName: 'BH Bank',
    fullName: "BH Bank (Banque de l'Habitat)",
    initials: 'BH',
  },
  {
    code: 'BIAT',
    aliases: [],
    slug: 'biat',
    displayName: 'BIAT',
    fullName: 'Banque Internationale Arabe de Tunisie',
    initials: 'BI',
  },
  {
    code: 'BZIT',
    aliases: [],
    slug: 'zitouna',
    displayName: 'Zitouna Bank',
    fullName: 'Banque Zitouna',
    initials: 'ZI',
  },
  {
    code: 'BTEX',
    aliases: [],
    slug: 'bte',
    displayName: 'BTE',
    fullName: 'Banque de Tunisie et des Émirats',
    initials: 'BE',
  },
  {
    code: 'UIBK',
    aliases: [],
    slug: 'uib',
    displayName: 'UIB',
    fullName: 'Union Internationale de Banques',
    initials: 'UI',
  },
  {
    code: 'STBK',
    aliases: [],
    slug: 'stb',
    displayName: 'STB',
    fullName: 'Société Tunisienne de Banque',
    initials: 'ST',
  },
  {
    code: 'CFCT',
    aliases: [],
    slug: 'amen-banque',
    displayName: 'Amen Bank',
    fullName: 'Amen Bank',
    initials: 'AM',
  },
  {
    code: 'ATLD',
    aliases: [],
    slug: 'btl',
    displayName: 'BTL',
    fullName: 'Banque Tuniso-Libyenne',
    initials: 'BL',
  },
  {
    code: 'BTBK',
    aliases: [],
    slug: 'bt',
    displayName: 'BT',
    fullName: 'Banque de Tunisie',
    initials: 'BT',
  },
  {
    code: 'LPTN',
    aliases: [],
    slug: 'la-poste-tunisienne',
    displayName: 'La Poste Tunisienne',
    fullName: 'La Poste Tunisienne',
    initials: 'PT',
  },
  {
    code: 'BTKO',
    aliases: [],
    slug: 'btk',
    displayName: 'BTK',
    fullName: 'Banque Tuniso-Koweïtienne',
    initials: 'BK',
  },
  {
    code: 'BST',
    aliases: [],
    slug: 'al-baraka',
    displayName: 'Al Baraka',
    fullName: 'Al Baraka Bank Tunisia',
    initials: 'AB',
  },
  {
    code: 'TSID',
    aliases: [],
    slug: 'tsb',
    displayName: 'TSB',
    fullName: 'Tunisian Saudi Bank',
    initials: 'TS',
  },
  {
    code: 'WKIB',
    aliases: [],
    slug: 'wifak-bank',
    displayName: 'Wifak Bank',
    fullName: 'Wifak International Bank',
    initials: 'WK',
  },
  {
    code: 'UTUB',
    aliases: [],
    slug: 'tf-bank',
    displayName: 'TF Bank',
    fullName: 'Tunisian Foreign Bank',
    initials: 'TF',
  },
] as const satisfies readonly BankFacts[];
