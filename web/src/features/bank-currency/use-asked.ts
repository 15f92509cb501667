import type { Decimal } from '@dinar/domain/money/decimal';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import { type Asked, askedIn, bankQuestion } from '@dinar/site/pages/asked';
import { useMemo } from 'react';
import { useLocation } from '../../ui/address/page-location.ts';
import { useLocale } from '../../ui/language/locale-context.ts';

interface AskedOfBank {
  readonly asked: Asked;
  /** Absent if the address has no amount that can be read. */
  readonly amount?: Decimal | undefined;
}

/** The visitor's question in the address of a bank's page. */
export function useAsked(): AskedOfBank {
  const locale = useLocale();
  const { search } = useLocation();
  return useMemo(() => {
    const asked = askedIn(new URLSearchParams(search), bankQuestion.intent);
    const typed = asked.text === undefined ? undefined : parseAmount(asked.text, locale);
    return { asked, ...(typed?.ok && { amount: typed.value }) };
  }, [search, locale]);
}
