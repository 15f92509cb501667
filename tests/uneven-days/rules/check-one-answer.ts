import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { type Claim, headClaims } from '../reading/head-claims.ts';
import { isRate } from '../reading/read-figures.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt } from './finding.ts';

interface Answer {
  readonly page: ReadPage;
  readonly claim: Claim;
  /** The lowest and the highest value of one unit that round to the claim. */
  readonly low: Decimal;
  readonly high: Decimal;
}

interface FaultOfPage {
  readonly page: ReadPage;
  readonly fault: Fault;
}

/** Checks that no two places of any pages of one state answer one question differently. */
export function checkOneAnswer(pages: readonly ReadPage[]): FaultOfPage[] {
  const answers = new Map<string, Answer[]>();
  for (const page of pages) {
    for (const claim of claimsOf(page)) {
      const question = questionOf(claim, page);
      if (question === undefined) continue;
      answers.set(question, [...(answers.get(question) ?? []), answerOf(page, claim)]);
    }
  }
  return [...answers].flatMap(([question, given]) => contradictions(question, given));
}

function claimsOf(page: ReadPage): Claim[] {
  const shown = page.figures.flatMap((figure) =>
    figure.shown ? [{ ...figure, shown: figure.shown, place: figure.kind }] : [],
  );
  const said = [...page.head].flatMap(
    ([name, text]) => headClaims(name, text, page.address).claims,
  );
  return [...shown, ...said];
}

const conversions = ['answer', 'unit', 'other-side', 'reference', 'at-best', 'at-mean', 'at-worst'];

// All amounts of one conversion are one question: the value of one unit.
function questionOf(
  { kind, currency, pair, bank }: Claim,
  { address }: ReadPage,
): string | undefined {
  if (isRate(kind)) {
    const named = kind.startsWith('best-') ? '' : (bank ?? address.bank ?? '');
    return `${kind} ${currency ?? address.currency} ${named}`;
  }
  if (!conversions.includes(kind) || !pair) return undefined;
  const asked = kind === 'unit' ? 'answer' : kind;
  const ofBank = bank ?? (address.kind === 'converter' ? (address.bank ?? '') : '');
  const side = pair.isBought ? ' bought' : '';
  const named = kind === 'reference' || kind.startsWith('at-') ? '' : ofBank;
  return `${asked} ${pair.from}-${pair.to}${side} ${named}`;
}

function answerOf(page: ReadPage, claim: Claim): Answer {
  const { value, decimals } = claim.shown;
  const half = decimal(5).div(decimal(10).pow(decimals + 1));
  const amount = claim.kind === 'unit' ? decimal(1) : decimal(claim.pair?.amount ?? '1');
  const each = amount.eq(0) ? decimal(1) : amount;
  return { page, claim, low: value.minus(half).div(each), high: value.plus(half).div(each) };
}

function contradictions(question: string, [first, ...others]: readonly Answer[]): FaultOfPage[] {
  if (!first) return [];
  const right = `« ${first.claim.text} » as at ${first.page.address.url}, ${first.claim.place}`;
  return others
    .filter((other) => other.low.gt(first.high) || other.high.lt(first.low))
    .flatMap(({ page, claim: { place, text } }) =>
      faultsAt(`${question}, ${place}`, text, [['one question has one answer', right]]).map(
        (fault) => ({ page, fault }),
      ),
    );
}
