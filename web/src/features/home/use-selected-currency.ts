import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { startTransition } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'devise';

/** The selected currency, kept in the address (`?devise=USD`), and how to select another. */
export function useSelectedCurrency() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(parameter)?.toUpperCase();
  const selected = homeCurrencies.find((code) => code === asked) ?? homeCurrencies[0];

  const select = (code: ForeignCurrencyCode) => {
    startTransition(() => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (code === homeCurrencies[0]) next.delete(parameter);
          else next.set(parameter, code);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  };

  return { selected, select };
}
