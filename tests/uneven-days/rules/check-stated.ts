import { bankTable } from '@dinar/domain/banks/bank-table';
import { counterMean } from '../oracle/conversion.ts';
import { type ExpectedFigure, expectedFigure } from '../oracle/expected-figure.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { StatedRate } from '../reading/stated-rates.ts';
import { type Breach, type Fault, faultsAt, unless } from './finding.ts';

/** Checks the structured data: each rate matches its name, has its own day, and is no demonstration. */
export function checkStated(page: ReadPage, known: KnownToday): Fault[] {
  return page.stated.flatMap((stated) => {
    const text = `${stated.name} ${stated.price} ${stated.day}`;
    return faultsAt(
      'structured data',
      text,
      breachesOf(stated, expectedStated(stated, page, known)),
    );
  });
}

function breachesOf({ price, day }: StatedRate, expected: ExpectedFigure | undefined): Breach[] {
  if (!expected) return [['nothing is shown of what is unknown or too old', 'nothing']];
  const exact = expected.value.round(6).toNumber();
  return [
    ...unless(price === exact, 'the number is right', String(exact)),
    ...unless(day === expected.days[0], 'a number has its own day', `${expected.days}`),
    ...unless(
      !expected.sources.includes('demo'),
      'a number has its own source',
      'a demonstration is not stated',
    ),
  ];
}

function expectedStated(
  { name, currency }: StatedRate,
  page: ReadPage,
  known: KnownToday,
): ExpectedFigure | undefined {
  const kind = kindOf(name);
  const bank = bankTable.find(({ displayName }) => name.endsWith(`, ${displayName}`))?.code;
  if ((kind === 'purchase' || kind === 'sale') && !bank)
    return counterMean(known.of(currency), kind);
  return kind && expectedFigure({ kind, currency, ...(bank && { bank }) }, page.address, known);
}

function kindOf(name: string) {
  if (name.includes('change manuel')) return 'manual';
  if (name.includes('cours moyen de la Banque Centrale')) return 'central';
  if (name.includes('cours moyen du marché')) return 'market';
  if (name.includes('cours acheteur')) return 'purchase';
  return name.includes('cours vendeur') ? 'sale' : undefined;
}
