import { decimal } from '@dinar/domain/money/decimal';
import { answer, type Expected, type Question, reference } from './conversion.ts';
import type { KnownToday } from './known-today.ts';

/** The counters' margin in percent of the mid rate, all of one day; days and sources are the mid's. */
export function marginInPercent(question: Question, known: KnownToday): Expected | undefined {
  const compared = comparedAtMid(question, known);
  if (!compared) return undefined;
  const { given, atMid, share } = compared;
  // Dinars for a currency, or a currency for dinars: the counter's rate is compared with the mid rate.
  const isBySale = question.from === 'TND' && !question.isBought;
  const isPriceInCurrency = question.to === 'TND' && question.isBought;
  if (isBySale) return { ...atMid, value: atMid.value.div(given.value).minus(1).times(100) };
  if (isPriceInCurrency) {
    return { ...atMid, value: decimal(1).minus(atMid.value.div(given.value)).times(100) };
  }
  return { ...atMid, value: share.times(100) };
}

/** The same margin in dinars, for a conversion from dinars or to them. */
export function marginInDinars(question: Question, known: KnownToday): Expected | undefined {
  const { amount, from, to, isBought } = question;
  const compared = comparedAtMid(question, known);
  if (!compared) return undefined;
  const { given, atMid, share } = compared;
  if (isBought) return { ...atMid, value: given.value.minus(atMid.value) };
  if (to === 'TND') return { ...atMid, value: atMid.value.minus(given.value) };
  return from === 'TND' ? { ...atMid, value: share.times(amount) } : undefined;
}

function comparedAtMid(question: Question, known: KnownToday) {
  const [given, atMid] = [answer(question, known), reference(question, known)];
  if (!given || given.isMid || !atMid) return undefined;
  if (new Set([...given.days, ...atMid.days]).size !== 1) return undefined;
  const lost = decimal(1).minus(given.value.div(atMid.value));
  const share = question.isBought ? lost.times(-1) : lost;
  return share.gte('0.00005') ? { given, atMid, share } : undefined;
}
