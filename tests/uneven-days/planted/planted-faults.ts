import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { Plants } from '../check-state.ts';
import type { Rule } from '../rules/finding.ts';
import { counterOn } from '../states/plain-market.ts';
import { correctedUntil, onBoard, onQuotes } from './change-documents.ts';
import { changing, replacing, showing } from './change-html.ts';

/** A fault planted between the documents and the page, or between the page and its reader. */
export interface PlantedFault {
  readonly name: string;
  /** The state in which it is planted, unless that is a plain Monday. */
  readonly state?: string;
  readonly url: string;
  readonly plants: Plants;
}

const [today, friday] = [day('2026-11-23'), day('2026-11-20')];
const typed = counterOn('EUR', 'BIAT', today);
const bought = '/convertisseur?from=TND&to=USD&amount=12000&intent=buy';

/** The faults that each rule must find. A rule that finds none would hold of any page. */
export const plantedFaults: Readonly<Record<Rule, readonly [PlantedFault, ...PlantedFault[]]>> = {
  'the number is right': [
    {
      name: 'a bank is one place better than it is',
      url: '/cours-change/biat/eur',
      plants: showing('[data-figure=rank-sale]', '99ᵉ'),
    },
    {
      name: 'a bank gives what it would at its purchase rate, for dinars',
      url: '/',
      plants: showing('td [data-figure=payout][data-bank=BIAT]', '298,77'),
    },
    {
      name: 'an amount to buy costs what it would fetch',
      url: bought,
      plants: showing('[data-testid=conversion-result]', '34 000,00'),
    },
    {
      name: 'there and back costs one way',
      url: bought,
      plants: showing('[data-figure=round-trip]', '300,00'),
    },
    {
      name: 'the structured data are of another rate',
      url: '/',
      plants: replacing(/"price":3\.\d+/, '"price":3.4521'),
    },
    {
      name: 'a correction counts on the day after its last',
      url: '/comparateur',
      plants: onBoard(correctedUntil(today)),
    },
  ],
  'nothing is shown of what is unknown or too old': [
    {
      name: 'the best of the ranking is another bank’s',
      url: bought,
      plants: changing('[data-figure=at-best]', (figure) => {
        figure.setAttribute('data-bank', 'WKIB');
      }),
    },
    {
      name: 'a live rate of a fortnight ago is shown as today’s',
      state: 'the market is silent for 14 days',
      url: '/',
      plants: onBoard((stats) => ({
        ...stats,
        ...(stats.live && { live: { ...stats.live, date: today } }),
      })),
    },
    {
      name: 'a board of tomorrow is shown',
      state: 'the aggregates contain a board of tomorrow',
      url: '/comparateur',
      plants: onQuotes((quote) => (quote.date > today ? { ...quote, date: today } : quote)),
    },
  ],
  'what is known is shown': [
    {
      name: 'an amount of a bank is a dash',
      url: '/',
      plants: showing('td [data-figure=payout][data-bank=BIAT]', '–'),
    },
  ],
  'nothing missing is a zero': [
    {
      name: 'a missing rate is a zero',
      state: 'the dollar is missing',
      url: '/',
      plants: replacing(
        /(<main[^>]*>)/,
        '$1<p>1 USD = <span data-figure="leading" data-currency="USD">0,0000</span> TND</p>',
      ),
    },
  ],
  'a number has the digits it owes': [
    {
      name: 'the yen is rounded to three decimals',
      url: '/comparateur/jpy',
      plants: showing('td [data-figure=purchase][data-bank=BIAT]', '0,018'),
    },
    {
      name: 'a result of more than a dinar has four decimals',
      url: '/convertisseur/eur/tnd/500',
      plants: changing('[data-testid=conversion-result]', (answer) => {
        answer.textContent = `${answer.text}00`;
      }),
    },
  ],
  'a number has its own day': [
    {
      name: 'a number has the date of another one',
      url: '/',
      plants: changing('div:has(> dd [data-figure=central]) time', (time) => {
        time.setAttribute('datetime', '2026-11-23');
      }),
    },
    {
      name: 'the summary of a ranking is of another day',
      url: bought,
      plants: changing('details + p time', (time) => {
        time.setAttribute('datetime', '2026-11-18');
      }),
    },
    {
      name: 'an answer has no day',
      url: '/convertisseur/eur/tnd/500',
      plants: replacing(/<time[^>]*>(\d+ novembre)<\/time>/g, '$1'),
    },
  ],
  'a number has its own source': [
    {
      name: 'a rate from a bank’s page is called one that staff read',
      url: '/cours-change/biat',
      plants: changing('[data-provenance=bank-page]', (origin) => {
        origin.setAttribute('data-provenance', 'import');
      }),
    },
  ],
  'no day is to come or too old': [
    {
      name: 'a board of a fortnight ago is in the comparison',
      state: 'two boards in force, the others of Thursday',
      url: '/comparateur',
      plants: changing('tr time[datetime]', (time) => {
        time.setAttribute('datetime', '2026-11-09');
      }),
    },
  ],
  'the best is the best of what is in force': [
    {
      name: 'the best bank to sell to bears the badge of the other side',
      url: '/',
      plants: replacing(/★ Achat/, '★ Vente'),
    },
    {
      name: 'the next banks are not in their order',
      url: bought,
      plants: changing('[data-result] ul', (list) => {
        const items = list.querySelectorAll('li');
        list.set_content(items.reverse().map(String).join(''));
      }),
    },
    {
      name: 'the ranking of all banks is upside down',
      url: '/cours-change',
      plants: changing('main tbody', (ranking) => {
        ranking.set_content(ranking.querySelectorAll('tr').reverse().map(String).join(''));
      }),
    },
  ],
  'below three boards none is the best': [
    {
      name: 'a badge is given though two boards are in force',
      state: 'two boards in force, the others of Thursday',
      url: '/comparateur',
      plants: onQuotes((quote) => ({ ...quote, date: quote.date === today ? today : friday })),
    },
    {
      name: 'an old board counts as one in force',
      state: 'one board in force, the others of Thursday and better',
      url: '/',
      plants: onQuotes((quote) => ({ ...quote, date: today })),
    },
  ],
  'the answer is led rightly': [
    {
      name: 'the best of two boards leads',
      state: 'two boards in force and none else',
      url: '/',
      plants: changing('[data-testid=conversion-result]', (lead) => {
        lead.setAttribute('data-figure', 'at-best');
        lead.setAttribute('data-bank', 'STBK');
      }),
    },
    {
      name: 'one of all banks that tie is named as the best',
      state: 'all banks tie',
      url: '/',
      plants: replacing(/9 banques à égalité/, 'chez Amen Bank'),
    },
    {
      name: 'a tie of nine is said to be of three',
      state: 'all banks tie',
      url: '/convertisseur/eur/tnd/500',
      plants: replacing(/9 banques à égalité/g, '3 banques à égalité'),
    },
    {
      name: 'a mean is called what a bank gives',
      state: 'two boards in force and none else',
      url: '/convertisseur/eur/tnd/500',
      plants: replacing(/2 banques sur 19 lues, en moyenne/, 'chez BIAT'),
    },
  ],
  'an older board is dated, last, and part of nothing': [
    {
      name: 'an older board is not greyed',
      state: 'two boards in force, the others of Thursday',
      url: '/comparateur',
      plants: changing('tr[data-stale=true]', (row) => {
        row.removeAttribute('data-stale');
      }),
    },
  ],
  'a change is said rightly': [
    {
      name: 'a change of nothing is a rise',
      state: 'a change of zero',
      url: '/',
      plants: replacing(/stable/, 'en hausse de'),
    },
    {
      name: 'a change of nothing has an arrow',
      state: 'a change of zero',
      url: '/',
      plants: changing('[data-figure=variation]', (change) => {
        change.insertAdjacentHTML('afterbegin', '<i data-direction="stable"></i>');
      }),
    },
    {
      name: 'a change of nothing has the sign of a rise',
      state: 'a change of zero',
      url: '/',
      plants: replacing(/(aria-hidden="true">)(0,00\s%)/u, '$1+$2'),
    },
    {
      name: 'a coin’s change of nothing is said to be stable',
      state: 'a change of zero',
      url: '/cryptomonnaies',
      plants: replacing(/en hausse de/, 'stable'),
    },
    {
      name: 'a sample has a trend',
      state: 'BIAT quotes one currency, all others are indicative',
      url: '/cours-change/biat',
      plants: replacing(
        /(data-kind="indicative"(?:(?!<\/tr>).)*)<\/tr>/s,
        '$1<td data-direction="up">Hausse <span data-figure="variation">+0,12 %</span></td></tr>',
      ),
    },
  ],
  'a gap says why': [
    {
      name: 'a weekend is called a holiday',
      url: '/comparateur',
      plants: showing('[data-past] tr[data-gap] td', 'jour férié'),
    },
  ],
  'an indicative rate is only that': [
    {
      name: 'a sample is not marked',
      state: 'BIAT quotes one currency, all others are indicative',
      url: '/cours-change/biat',
      plants: replacing(/(data-kind="indicative"(?:(?!<\/tr>).)*?)indicatif/s, '$1publié'),
    },
  ],
  'a side is named': [
    {
      name: 'what one pays is not named so',
      url: '/convertisseur/eur/tnd/500',
      plants: replacing(
        /(data-figure="other-side"(?:(?!<\/section>).)*?)cours vendeur/s,
        '$1cours',
      ),
    },
  ],
  'the boards read are counted': [
    {
      name: 'two boards are counted as three',
      state: 'two boards in force and none else',
      url: '/convertisseur/eur/tnd/500',
      plants: replacing(/2 banques sur 19 lues/, '3 banques sur 19 lues'),
    },
  ],
  'a bank that lacks the currency is said to': [
    {
      name: 'a bank is said to lack a currency that it quotes',
      url: '/convertisseur?from=USD&to=TND&amount=200&bank=biat',
      plants: replacing(/(<main[^>]*>)/, '$1<p>BIAT n’a pas de cours</p>'),
    },
  ],
  'one question has one answer': [
    {
      name: 'the ticker has another rate than the page',
      url: '/',
      plants: showing('[data-figure=leading][data-currency=EUR]', '3,4521'),
    },
  ],
  'the head says what the page says': [
    {
      name: 'the title is of another rate than the page',
      url: '/',
      plants: replacing(/(<title[^>]*>[^<]*1 EUR = )3,\d+/, '$13,4521'),
    },
    {
      name: 'the title’s result has four decimals',
      url: '/convertisseur/eur/tnd/500',
      plants: replacing(/(<title[^>]*>[^<]*1\s\d{3},\d\d)/u, '$100'),
    },
    {
      name: 'the title names another bank than the answer',
      url: '/convertisseur/eur/tnd/500',
      plants: replacing(/(<title[^>]*>[^<]* chez )[^<]*?( au )/, '$1ATB$2'),
    },
  ],
  'every number says what it is': [
    {
      name: 'a new place shows a number without saying what it is',
      url: '/',
      plants: replacing(/(<main[^>]*>)/, '$1<p>1 EUR = 3,3891 TND</p>'),
    },
  ],
  'a suspect row is nowhere': [
    {
      name: 'a suspect row is shown',
      state: 'staff typed 33.6 for 3.36',
      url: '/comparateur',
      plants: onQuotes((quote, { currency }) =>
        quote.bankId === 'BIAT' && currency === 'EUR'
          ? { ...quote, purchaseRate: typed.purchase * 10, saleRate: typed.sale * 10 }
          : quote,
      ),
    },
  ],
};
