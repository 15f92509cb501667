import type { BankSlug } from '@dinar/domain/banks/bank-code';
import { type CurrencyWords, currencyWords } from './currency-words.ts';
import { decodedPath } from './decoded-path.ts';
import { pathIn, splitLocale } from './locale-path.ts';
import { sitemapPath } from './sitemap-path.ts';

/** An address that redirects (301) to another; both are full paths. */
export interface Alias {
  readonly from: string;
  readonly to: string;
}

/** The names of a bank in aliases; with `bare`, a name alone is also an alias. */
const bankNames: readonly {
  readonly slug: BankSlug;
  readonly names: readonly string[];
  readonly bare?: true;
}[] = [
  { slug: 'biat', names: ['biat'], bare: true },
  { slug: 'atb', names: ['atb'], bare: true },
  { slug: 'bna', names: ['bna'], bare: true },
  { slug: 'qnb', names: ['qnb'] },
  { slug: 'attijari-bank', names: ['attijari-bank', 'attijari'] },
  { slug: 'bh', names: ['bh', 'bh-bank'] },
  { slug: 'zitouna', names: ['zitouna', 'banque-zitouna'] },
  { slug: 'bte', names: ['bte'] },
  { slug: 'uib', names: ['uib'] },
  { slug: 'stb', names: ['stb'] },
  { slug: 'amen-banque', names: ['amen-banque', 'amen-bank'] },
  { slug: 'banque-centrale-tunisie', names: ['banque-centrale-tunisie', 'bct'] },
  { slug: 'la-poste-tunisienne', names: ['la-poste-tunisienne', 'poste-tunisienne'] },
];

const bankPrefixes = ['cours-de-change-', 'taux-de-change-', 'cours-de-devise-', 'taux-'];

const listingPhrases = [
  'banks',
  'banques',
  'banques-tunisiennes',
  'change',
  'cours-de-change',
  'cours-de-change-aujourdhui',
  'cours-de-change-banques',
  'cours-de-change-dinar-tunisien',
  'cours-de-change-du-jour',
  'cours-de-change-tunisie',
  'cours-de-devise',
  'cours-des-devises',
  'cours-des-devises-tunisie',
  'cours-devises',
  'cours-du-dinar-tunisien',
  'devises',
  'taux-bancaires',
  'taux-change',
  'taux-de-change-bancaire',
  'taux-de-change-banques-tunisiennes',
  'taux-de-change-dinar-tunisien',
  'taux-de-change-du-jour',
  'taux-de-change-tunisie',
  'taux-de-change-tunisie-aujourdhui',
  'taux-des-banques',
];

/** Search phrases with a currency; `{}` is the word for the currency. */
const conversionPhrases = [
  '{}',
  '{}-dinar',
  '{}-dinar-tunisien',
  '{}-en-dinar',
  '{}-en-dinar-tunisien',
  '{}-tunisie',
  'change-{}-dinar',
  'conversion-{}-dinar',
  'conversion-{}-dinar-tunisien',
  'convertir-{}-en-dinar',
  'convertisseur-{}-dinar',
  'convertisseur-{}-dinar-tunisien',
  'cours-{}',
  'cours-{}-aujourdhui',
  'cours-{}-dinar',
  'cours-{}-dinar-tunisien',
  'cours-{}-tunisie',
  'prix-{}-tunisie',
  'taux-{}',
  'taux-de-change-{}',
  'taux-de-change-{}-aujourdhui',
  'taux-de-change-{}-dinar',
  'taux-de-change-{}-dinar-tunisien',
  'taux-de-change-{}-tunisie',
];

const dinarToEuroPhrases = [
  'taux-de-change-dinar-euro',
  'taux-de-change-dinar-tunisien-euro',
  'dinar-euro',
  'dinar-tunisien-euro',
  'dinar-en-euro',
  'dinar-tunisien-en-euro',
  'convertisseur-dinar-euro',
  'convertisseur-dinar-tunisien-euro',
];

/** Every alias of the site, each a permanent redirect; unknown addresses have none. */
export const aliases: readonly Alias[] = [
  ...bankNames.flatMap(({ slug, names, bare }) => [
    ...(bare ? phrasesTo(`/cours-change/${slug}`, names) : []),
    ...names.flatMap((name) =>
      phrasesTo(
        `/cours-change/${slug}`,
        bankPrefixes.map((prefix) => `${prefix}${name}`),
      ),
    ),
  ]),
  ...phrasesTo('/cours-change', listingPhrases),
  ...currencyWords.flatMap(currencyAliases),
  ...phrasesTo('/convertisseur/tnd/eur', dinarToEuroPhrases),
  ...phrasesTo('/cryptomonnaies', ['crypto', 'cryptos', 'crypto-monnaies', 'cryptomonnaie']),
  ...phrasesTo('/a-propos', ['about']),
  ...phrasesTo('/politique-de-confidentialite', ['privacy-policy']),
  ...phrasesTo('/conditions-d-utilisation', ['terms-of-service']),
  ...phrasesTo('/convertisseur', ['converter']),
  ...phrasesTo(sitemapPath, ['sitemap.xml']),
  ...phrasesTo('/', ['404']),
];

const targets: ReadonlyMap<string, string> = new Map(aliases.map(({ from, to }) => [from, to]));

/** The address that a pathname is an alias of, in any language and case, with or without a closing slash. */
export function aliasTarget(pathname: string): string | undefined {
  const { locale, path } = splitLocale(pathname);
  const target = targets.get(decodedPath(path)?.toLowerCase() ?? '');
  if (target === undefined || target === sitemapPath) return target;
  return pathIn(locale, target);
}

function currencyAliases({ currency, words, ofWords }: CurrencyWords): Alias[] {
  const target = `/convertisseur/${currency.toLowerCase()}/tnd`;
  const phrases = words.flatMap((word) =>
    conversionPhrases.map((phrase) => phrase.replace('{}', word)),
  );
  return phrasesTo(target, [...phrases, `cours-${ofWords}`, `taux-${ofWords}`, `prix-${ofWords}`]);
}

function phrasesTo(to: string, phrases: readonly string[]): Alias[] {
  return phrases.map((phrase) => ({ from: `/${phrase}`, to }));
}
