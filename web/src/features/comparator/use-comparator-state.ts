import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { HistorySpan } from '@dinar/domain/rates/history-spans';
import type { Intent } from '@dinar/domain/today/intent';
import { askedIn, comparatorQuestion, writeAsked } from '@dinar/site/pages/asked';
import { spanIn, spanWords, usualSpan } from '@dinar/site/pages/history-period';
import { pageAt } from '@dinar/site/pages/page';
import { useCallback } from 'react';
import { type AddressRule, useAddressState } from '../../ui/address/use-address-state.ts';

export type ComparatorView = 'banks' | 'crypto';

/** The visitor's choices on the comparator. */
export interface ComparatorState {
  /** Absent if the address names none. */
  readonly currency: ForeignCurrencyCode | undefined;
  readonly view: ComparatorView;
  readonly intent: Intent;
  /** The amount as typed. */
  readonly text: string;
  readonly showsAmounts: boolean;
  /** The span of the curve. */
  readonly span: HistorySpan;
  /** The second currency of the curve. */
  readonly other: ForeignCurrencyCode | undefined;
  /** The day that is read on the curve; by default the last. */
  readonly day: RateDate | undefined;
}

export type ChooseComparator = (choice: Partial<ComparatorState>) => void;

const { text: defaultAmount = '' } = comparatorQuestion;

/** The address of a state: `/comparateur/usd?intent=sell&amount=500&vue=crypto&montants=non&periode=1a&avec=USD&jour=2026-11-20`. */
export const comparatorAddress: AddressRule<ComparatorState> = {
  read: ({ pathname, search }) => {
    const query = new URLSearchParams(search);
    const page = pageAt(pathname, query);
    const { intent, text = defaultAmount } = askedIn(query, comparatorQuestion.intent);
    return {
      currency: page?.kind === 'comparator' ? page.currency : undefined,
      view: query.get('vue') === 'crypto' ? 'crypto' : 'banks',
      intent,
      text,
      showsAmounts: query.get('montants') !== 'non',
      span: spanIn(query),
      other: parseForeignCurrencyCode(query.get('avec') ?? ''),
      day: parseRateDate(query.get('jour') ?? ''),
    };
  },
  write: ({ currency, view, intent, text, showsAmounts, span, other, day }, { search }) => {
    const query = new URLSearchParams(search);
    // The address omits default choices.
    const set = (name: string, value: string | false) =>
      value === false ? query.delete(name) : query.set(name, value);
    writeAsked(query, { intent, text }, comparatorQuestion);
    set('vue', view === 'crypto' && view);
    set('montants', !showsAmounts && 'non');
    set('periode', span !== usualSpan && spanWords[span]);
    set('avec', other ?? false);
    set('jour', day ?? false);
    const path = currency ? `/comparateur/${currency.toLowerCase()}` : '/comparateur';
    return query.size === 0 ? path : `${path}?${query}`;
  },
};

/** The comparator's state, kept in its address. */
export function useComparatorState(): readonly [ComparatorState, ChooseComparator] {
  const { state, change } = useAddressState(comparatorAddress);
  const choose = useCallback<ChooseComparator>(
    (choice) => change((now) => ({ ...now, ...choice })),
    [change],
  );
  return [state, choose];
}
