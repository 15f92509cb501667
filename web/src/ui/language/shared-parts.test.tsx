import { bankByCode } from '@dinar/domain/banks/bank';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { type Locale, locales } from '@dinar/domain/language/locale';
import { decimal } from '@dinar/domain/money/decimal';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bankDay,
  day,
  euroStats,
  friday,
  quote,
  ratesOfPage,
} from '../../testing/rates-fixtures.ts';
import { AmountsTable } from '../amounts/amounts-table.tsx';
import { BankMonth } from '../bank-month/bank-month.tsx';
import { RecentLine } from '../chart/recent-line.tsx';
import { BankTable, comparedColumns } from '../comparison/bank-table.tsx';
import { ComparisonControls } from '../comparison/comparison-controls.tsx';
import { ReadingHelp } from '../comparison/reading-help.tsx';
import { AnswerBlock, AnswerDetails } from '../conversion/answer-block.tsx';
import { answerOutcome } from '../conversion/answer-outcome.ts';
import { IntentChoice } from '../conversion/intent-choice.tsx';
import { TrendMark } from '../number/trend-mark.tsx';
import { FailurePanel } from '../panel/notice-panel.tsx';
import { BestFigures } from '../rates/best-figures.tsx';
import { ManualFigure, MarketFigures } from '../rates/reference-figures.tsx';
import type { Elements } from '../text/content.ts';
import { BankFacts } from '../trust/bank-facts.tsx';
import { RankLine } from '../trust/rank-line.tsx';
import { LocaleContext } from './locale-context.ts';

beforeAll(async () => {
  await AnswerDetails.preload();
});

const sunday = day('2026-11-22');
const four = [quote({ bankId: 'ATBK', date: day('2026-11-13') }), ...euroStats().banks];
const stats = euroStats({ banks: four });
const boards = [friday, sunday].map((today) => boardOfToday(storedRates(stats), today));
const [board, closed] = boards as [(typeof boards)[0], (typeof boards)[0]];
const euro = board.currencies.get('EUR');

function answer(asked: Partial<ConversionRequest>, shown = board): Elements {
  const request = { amount: decimal(1500), from: 'EUR', to: 'TND', ...asked } as const;
  return (
    <AnswerBlock
      outcome={answerOutcome(request, shown)}
      reference={euro?.leading}
      live={null}
      cause=""
      onRetry={() => {}}
    />
  );
}

const monthDays = ['2026-11-18', '2026-11-20'].map((date) =>
  bankDay(day(date), { EUR: ratesOfPage(3.3, 3.4) }),
);
const year = {
  currency: 'EUR',
  year: '2026',
  points: { '11-18': { central: 3.3 }, '11-20': { central: 3.4 } },
} as const;
const figures = { code: 'EUR', rates: euro, isLoading: false, today: friday } as const;
const typed = { ok: false, text: 'x', reason: 'not-a-number' } as const;

const parts: Readonly<Record<string, () => Elements>> = {
  'an answer in dinars': () => answer({}),
  'an answer on a Sunday': () => answer({ from: 'TND', to: 'EUR' }, closed),
  'the cost of an amount': () => answer({ from: 'TND', to: 'EUR', fixedSide: 'buy' }),
  'an answer of a bank without a board': () => answer({ bank: 'UIBK' }),
  'an answer without a rate': () => answer({ from: 'MRU' }),
  'the choice of an intent': () => <IntentChoice code="KWD" intent="sell" onIntent={() => {}} />,
  'the comparison of banks': () =>
    euro && (
      <BankTable
        code="EUR"
        intent="spend"
        amount={decimal(1)}
        rates={euro}
        today={friday}
        columns={[...comparedColumns, 'spread']}
      />
    ),
  'the controls of the comparison': () => (
    <ComparisonControls
      code="EUR"
      intent="spend"
      onIntent={() => {}}
      amount={typed}
      onText={() => {}}
    />
  ),
  'the help of the comparison': () => <ReadingHelp withSpread />,
  'one amount in all currencies': () => (
    <AmountsTable amount={decimal(1500)} currencies={['EUR']} board={board} />
  ),
  'a bank’s month': () => <BankMonth bank="BIAT" currency="EUR" days={monthDays} today={friday} />,
  'a currency’s month': () => <RecentLine code="EUR" years={[year]} rates={euro} today={friday} />,
  'the main rates': () => (
    <dl>
      <BestFigures {...figures} />
      <MarketFigures {...figures} />
      <ManualFigure {...figures} />
    </dl>
  ),
  'the facts about a bank': () => (
    <BankFacts
      bank="BIAT"
      record={undefined}
      coverage={undefined}
      day={friday}
      board={board}
      today={friday}
    />
  ),
  'the rank of a bank': () => euro && <RankLine bank="BIAT" rates={euro} origin={undefined} />,
  'a trend': () => (
    <TrendMark
      trend={{ direction: 'down', percent: -0.12, since: friday, isSinceWorkingDayBefore: false }}
    />
  ),
  'a failure': () => <FailurePanel message="" onRetry={() => {}} failure={{}} />,
};

const attributes = ['aria-label', 'aria-valuetext', 'title'];

/** The texts of a part for the eye and for screen readers, without names, and the digits of its figures. */
function shownIn(locale: Locale, part: () => Elements) {
  const { container, unmount } = render(
    <LocaleContext value={locale}>
      <div>{part()}</div>
    </LocaleContext>,
  );
  const texts = [...container.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map(textOf),
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
  ]);
  const figures = [...container.querySelectorAll('[data-figure]')].map((figure) =>
    textOf(figure).replace(/\D/g, ''),
  );
  unmount();
  return { words: texts.join('\n').replace(names, ''), figures };
}

const textOf = ({ textContent }: Node) => textContent ?? '';

const bankNames = commercialBankCodes
  .map(bankByCode)
  .flatMap((bank) => [bank.fullName, bank.displayName]);
const names = new RegExp(
  [
    ...bankNames.map((name) => name.replace(/[()]/g, '\\$&')),
    'ExchangeRate-API',
    '\\b[A-Z]{2,3}\\b',
  ].join('|'),
  'g',
);
const french =
  /[éèêàâçôœùû]|\b(le|la|les|des|du|de|et|en|au|aux|par|pour|sur|un|une|vous|cours|achat|vente|banque|banques|jour)\b/i;

describe.each(Object.entries(parts))('%s', (_, part) => {
  it('has no French word in another language', () => {
    expect(shownIn('fr', part).words).toMatch(french);
    expect(shownIn('en', part).words).not.toMatch(french);
    expect(shownIn('ar', part).words).not.toMatch(/[a-zà-ÿ]/i);
  });

  it('has the same figures in each language', () => {
    const [inFrench, ...others] = locales.map((locale) => shownIn(locale, part).figures);
    for (const figures of others) expect(figures).toEqual(inFrench);
    expect(shownIn('en', part).words).not.toMatch(/\u202f|,\d{1,2}\b|,\d{4}/);
  });
});
