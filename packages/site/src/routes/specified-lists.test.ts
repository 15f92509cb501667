import { bankBySlug } from '@dinar/domain/banks/bank';
import { parseBankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { contactTable } from '@dinar/domain/contact/validate-contact';
import { coinTable } from '@dinar/domain/crypto/coin-table';
import {
  bankPageCurrencies,
  converterCurrencies,
  homeCurrencies,
  tickerCurrencies,
} from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { englishName } from '@dinar/domain/currencies/english-name';
import { sampleRates } from '@dinar/domain/rates/sample-rates';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { resourceTable } from '../delivery/resource-table.ts';
import { converterBanks } from '../pages/converter-state.ts';
import { legalLinks } from '../pages/footer-links.ts';
import { structuredDataCurrencies } from '../seo/json-ld/exchange-rate-json-ld.ts';
import { conversionSlugs } from './conversion-slugs.ts';

const words = (text: string) => text.split(' ');

test('Home follows seven currencies and the ticker eight, in their order', () => {
  expect(homeCurrencies).toEqual(words('EUR USD GBP CAD AED SAR DZD'));
  expect(tickerCurrencies).toEqual(words('EUR USD CAD GBP AED SAR MAD DZD'));
});

test('The converter offers twelve currencies under their French names, each with a symbol', () => {
  expect(converterCurrencies.map((code) => `${code} ${currencyName(code, 'fr')}`)).toEqual([
    'EUR Euro',
    'USD Dollar US',
    'GBP Livre Sterling',
    'CHF Franc Suisse',
    'CAD Dollar Canadien',
    'AUD Dollar Australien',
    'JPY Yen Japonais',
    'AED Dirham des Émirats',
    'TRY Livre Turque',
    'MAD Dirham Marocain',
    'SAR Riyal Saoudien',
    'TND Dinar Tunisien',
  ]);
  expect(converterCurrencies.map((code) => currencyTable[code].symbol)).toEqual(
    words('€ $ £ CHF C$ A$ ¥ د.إ ₺ DH ﷼ DT'),
  );
});

test('A bank’s page lists fourteen currencies, each with an English name and a flag', () => {
  expect(bankPageCurrencies).toEqual(
    words('USD EUR GBP JPY CHF CAD AUD AED SAR BHD KWD QAR SEK NOK'),
  );
  expect(bankPageCurrencies.filter((code) => !englishName(code))).toEqual([]);
  expect(englishName('GBP')).toBe('British Pound');
});

test('Some thirty currencies have a French name and a flag', () => {
  const codes = Object.keys(currencyTable) as (keyof typeof currencyTable)[];
  expect(codes.length).toBeGreaterThanOrEqual(28);
  const texts: string[] = codes.flatMap((code) => [
    currencyName(code, 'fr'),
    currencyTable[code].flag,
  ]);
  expect(texts).not.toContain('');
});

test('The first twenty banks have the specified slugs, three of them a name of their own', () => {
  const slugs =
    'banque-centrale-tunisie atb bna qnb attijari-bank bh biat zitouna bte uib stb amen-banque ' +
    'btl bt la-poste-tunisienne btk al-baraka tsb wifak-bank tf-bank';
  expect(bankTable.slice(0, 20).map(({ slug }) => slug)).toEqual(words(slugs));
  expect(['bh', 'zitouna', 'amen-banque'].map((slug) => bankBySlug(slug)?.displayName)).toEqual([
    'BH Bank',
    'Zitouna Bank',
    'Amen Bank',
  ]);
});

test('Each of the twenty-one bank codes of home names a bank', () => {
  const codes =
    'WKIB UTUB UIBK TSID STBK CFCT BTEX BTKO BTQI BTBK BNTE BIAT BHKB BCTN ATLD ATBK BST BSTU ' +
    'LPTN BZIT BHBK';
  const unknown = words(codes).filter((code) => parseBankCode(code) === undefined);
  expect([words(codes).length, unknown]).toEqual([21, []]);
});

test('Sixteen cryptos are followed, in their order', () => {
  expect(coinTable.map(({ id }) => id)).toEqual(
    words(
      'bitcoin ethereum binancecoin cardano solana ripple polkadot dogecoin avalanche-2 ' +
        'chainlink polygon litecoin uniswap stellar cosmos aave',
    ),
  );
});

test('The sample rates are those specified', () => {
  expect(
    Object.entries(sampleRates).map(
      ([code, { purchaseRate, saleRate }]) => `${code} ${purchaseRate}/${saleRate}`,
    ),
  ).toEqual([
    'USD 3.15/3.25',
    'EUR 3.45/3.55',
    'GBP 4.05/4.15',
    'JPY 0.021/0.022',
    'CHF 3.65/3.75',
    'CAD 2.35/2.45',
    'AUD 2.15/2.25',
    'AED 0.86/0.88',
    'SAR 0.84/0.86',
    'BHD 8.35/8.55',
    'KWD 10.25/10.45',
    'QAR 0.86/0.88',
    'SEK 0.31/0.32',
    'NOK 0.31/0.32',
  ]);
});

test('Structured data speaks of fifteen currencies', () => {
  expect(structuredDataCurrencies.toSorted()).toEqual(
    words('AED AUD BHD CAD CHF EUR GBP JPY KWD NOK QAR SAR SEK TND USD'),
  );
});

test('Six headlines are read, and a message has 10 to 500 characters in four required fields', () => {
  expect(resourceTable.news.source({ kind: 'news' }, day('2026-11-20'))).toMatchObject({
    limit: 6,
  });
  const required = contactTable.filter((row) => 'isRequired' in row);
  expect(required.map(({ name }) => name)).toEqual(['name', 'email', 'subject', 'message']);
  expect(required.at(-1)).toMatchObject({ minLength: 10, maxLength: 500 });
});

test('The converter lists four banks by name', () => {
  expect(converterBanks).toEqual(['ATBK', 'BCTN', 'BIAT', 'STBK']);
});

test('The nine fixed conversions have their slug, currencies and amount', () => {
  expect(conversionSlugs.map(({ slug, from, to, amount }) => [slug, from, to, amount])).toEqual([
    ['1-euro-en-dinar-tunisien', 'EUR', 'TND', 1],
    ['10-euros-en-dinar-tunisien', 'EUR', 'TND', 10],
    ['20-euros-en-dinar-tunisien', 'EUR', 'TND', 20],
    ['50-euros-en-dinar-tunisien', 'EUR', 'TND', 50],
    ['100-euros-en-dinar-tunisien', 'EUR', 'TND', 100],
    ['500-euros-en-dinar-tunisien', 'EUR', 'TND', 500],
    ['1-dollar-en-dinar-tunisien', 'USD', 'TND', 1],
    ['10-dollars-en-dinar-tunisien', 'USD', 'TND', 10],
    ['100-dollars-en-dinar-tunisien', 'USD', 'TND', 100],
  ]);
});

test('The legal links lead to terms, privacy and the questions, as specified', () => {
  expect(legalLinks('fr').map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Mentions légales /conditions-d-utilisation',
    'Cookies /politique-de-confidentialite',
    'Accessibilité /faq',
  ]);
});
