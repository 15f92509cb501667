import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatFixed } from '@dinar/domain/format/format-number';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import type { NumeralFault } from '@dinar/domain/money/parse-numeral';

const notPositive = 'Entrez un nombre positif, par exemple 1 000,50';

const faults: Readonly<Record<NumeralFault, string>> = {
  empty: notPositive,
  'not-a-number': notPositive,
  negative: notPositive,
  'too-large': 'Montant trop grand : quinze chiffres au plus',
  'too-long': 'Montant trop long : quarante signes au plus',
};

/**
 * The note below an amount in a currency: why it cannot be read, or how it was read where its writer may have
 * meant something else; undefined if there is nothing to say.
 */
export function amountNote(amount: ParsedAmount, unit: CurrencyCode): string | undefined {
  if (!amount.ok) return faults[amount.reason];
  const { value, currencies, isThousandsElsewhere } = amount;
  if (currencies.length > 0 && !currencies.includes(unit)) {
    return `Compté en ${unit}, la devise choisie`;
  }
  if (!isThousandsElsewhere) return undefined;
  const other = value.times(1000);
  return `Compris ${formatFixed(value, 0, 3)} ; pour ${formatFixed(other, 0, 0)}, écrivez ${other.toFixed()}`;
}
