import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { homeCurrencyParameter } from '@dinar/site/pages/page';
import { startTransition } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How to select a currency of the home page: its address keeps the choice (`?devise=USD`). */
export function useSelectCurrency(): (code: ForeignCurrencyCode) => void {
  const [, setParameters] = useSearchParams();
  return (code) => {
    startTransition(() => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (code === homeCurrencies[0]) next.delete(homeCurrencyParameter);
          else next.set(homeCurrencyParameter, code);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  };
}
