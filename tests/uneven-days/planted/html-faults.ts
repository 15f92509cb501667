import { changing, type PlantedFault, replacing, showing } from './change-html.ts';

const bought = '/convertisseur?from=TND&to=USD&amount=12000&intent=buy';

/** Faults in the page itself. */
export const htmlFaults: readonly PlantedFault[] = [
  {
    name: 'the title is of another rate than the page',
    url: '/',
    plants: replacing(/(<title[^>]*>[^<]*1 EUR = )3,\d+/, '$13,4521'),
    rule: 'the head says what the page says',
  },
  {
    name: 'a missing rate is a zero',
    state: 'the dollar is missing',
    url: '/',
    plants: replacing(
      /(<main[^>]*>)/,
      '$1<p>1 USD = <span data-figure="leading" data-currency="USD">0,0000</span> TND</p>',
    ),
    rule: 'nothing missing is a zero',
  },
  {
    name: 'a bank is one place better than it is',
    url: '/cours-change/biat/eur',
    plants: showing('[data-figure=rank-sale]', '99ᵉ'),
    rule: 'the number is right',
  },
  {
    name: 'a bank gives what it would at its purchase rate, for dinars',
    url: '/',
    plants: showing('td [data-figure=payout][data-bank=BIAT]', '298,77'),
    rule: 'the number is right',
  },
  {
    name: 'the best bank to sell to bears the badge of the other side',
    url: '/',
    plants: replacing(/★ Achat/, '★ Vente'),
    rule: 'the best is the best of what is in force',
  },
  {
    name: 'a number has the date of another one',
    url: '/',
    plants: changing('div:has(> dd [data-figure=central]) time', (time) => {
      time.setAttribute('datetime', '2026-11-23');
    }),
    rule: 'a number has its own day',
  },
  {
    name: 'the yen is rounded to three decimals',
    url: '/comparateur/jpy',
    plants: showing('td [data-figure=purchase][data-bank=BIAT]', '0,018'),
    rule: 'a number has the digits it owes',
  },
  {
    name: 'a result of more than a dinar has four decimals',
    url: '/convertisseur/eur/tnd/500',
    plants: changing('[data-testid=conversion-result]', (answer) => {
      answer.textContent = `${answer.text}00`;
    }),
    rule: 'a number has the digits it owes',
  },
  {
    name: 'the title’s result has four decimals',
    url: '/convertisseur/eur/tnd/500',
    plants: replacing(/(<title[^>]*>[^<]*1\s\d{3},\d\d)/u, '$100'),
    rule: 'the head says what the page says',
  },
  {
    name: 'a change of nothing is a rise',
    state: 'a change of zero',
    url: '/',
    plants: replacing(/stable/, 'en hausse de'),
    rule: 'a change is said rightly',
  },
  {
    name: 'a change of nothing has an arrow',
    state: 'a change of zero',
    url: '/',
    plants: changing('[data-figure=variation]', (change) => {
      change.insertAdjacentHTML('afterbegin', '<i data-direction="stable"></i>');
    }),
    rule: 'a change is said rightly',
  },
  {
    name: 'a change of nothing has the sign of a rise',
    state: 'a change of zero',
    url: '/',
    plants: replacing(/(aria-hidden="true">)(0,00\s%)/u, '$1+$2'),
    rule: 'a change is said rightly',
  },
  {
    name: 'a coin’s change of nothing is said to be stable',
    state: 'a change of zero',
    url: '/cryptomonnaies',
    plants: replacing(/en hausse de/, 'stable'),
    rule: 'a change is said rightly',
  },
  {
    name: 'a sample has a trend',
    state: 'BIAT quotes one currency, all others are indicative',
    url: '/cours-change/biat',
    plants: replacing(
      /(data-kind="indicative"(?:(?!<\/tr>).)*)<\/tr>/s,
      '$1<td data-direction="up">Hausse <span data-figure="variation">+0,12 %</span></td></tr>',
    ),
    rule: 'a change is said rightly',
  },
  {
    name: 'what one pays is not named so',
    url: '/convertisseur/eur/tnd/500',
    plants: replacing(/(data-figure="other-side"(?:(?!<\/section>).)*?)cours vendeur/s, '$1cours'),
    rule: 'a side is named',
  },
  {
    name: 'an amount to buy costs what it would fetch',
    url: bought,
    plants: showing('[data-testid=conversion-result]', '34 000,00'),
    rule: 'the number is right',
  },
  {
    name: 'the next banks are not in their order',
    url: bought,
    plants: changing('[data-result] ul', (list) => {
      const items = list.querySelectorAll('li');
      list.set_content(items.reverse().map(String).join(''));
    }),
    rule: 'the best is the best of what is in force',
  },
  {
    name: 'the ranking of all banks is upside down',
    url: '/cours-change',
    plants: changing('main tbody', (ranking) => {
      ranking.set_content(ranking.querySelectorAll('tr').reverse().map(String).join(''));
    }),
    rule: 'the best is the best of what is in force',
  },
  {
    name: 'the best of the ranking is another bank’s',
    url: bought,
    plants: changing('[data-figure=at-best]', (figure) => {
      figure.setAttribute('data-bank', 'WKIB');
    }),
    rule: 'nothing is shown of what is unknown or too old',
  },
  {
    name: 'there and back costs one way',
    url: bought,
    plants: showing('[data-figure=round-trip]', '300,00'),
    rule: 'the number is right',
  },
  {
    name: 'the summary of a ranking is of another day',
    url: bought,
    plants: changing('details + p time', (time) => {
      time.setAttribute('datetime', '2026-11-18');
    }),
    rule: 'a number has its own day',
  },
  {
    name: 'the best of two boards leads',
    state: 'two boards in force and none else',
    url: '/',
    plants: changing('[data-testid=conversion-result]', (lead) => {
      lead.setAttribute('data-figure', 'at-best');
      lead.setAttribute('data-bank', 'STBK');
    }),
    rule: 'the answer is led rightly',
  },
  {
    name: 'one of all banks that tie is named as the best',
    state: 'all banks tie',
    url: '/',
    plants: replacing(/9 banques à égalité/, 'chez Amen Bank'),
    rule: 'the answer is led rightly',
  },
  {
    name: 'a tie of nine is said to be of three',
    state: 'all banks tie',
    url: '/convertisseur/eur/tnd/500',
    plants: replacing(/9 banques à égalité/g, '3 banques à égalité'),
    rule: 'the answer is led rightly',
  },
  {
    name: 'a mean is called what a bank gives',
    state: 'two boards in force and none else',
    url: '/convertisseur/eur/tnd/500',
    plants: replacing(/2 banques sur 19 lues, en moyenne/, 'chez BIAT'),
    rule: 'the answer is led rightly',
  },
  {
    name: 'an answer has no day',
    url: '/convertisseur/eur/tnd/500',
    plants: replacing(/<time[^>]*>(\d+ novembre)<\/time>/g, '$1'),
    rule: 'a number has its own day',
  },
  {
    name: 'the title names another bank than the answer',
    url: '/convertisseur/eur/tnd/500',
    plants: replacing(/(<title[^>]*>[^<]* chez )[^<]*?( au )/, '$1ATB$2'),
    rule: 'the head says what the page says',
  },
  {
    name: 'the structured data are of another rate',
    url: '/',
    plants: replacing(/"price":3\.\d+/, '"price":3.4521'),
    rule: 'the number is right',
  },
  {
    name: 'a new place shows a number without saying what it is',
    url: '/',
    plants: replacing(/(<main[^>]*>)/, '$1<p>1 EUR = 3,3891 TND</p>'),
    rule: 'every number says what it is',
  },
];
