import { day } from '@dinar/domain/testing/rate-arbitraries';
import { describe, expect, test } from 'vitest';
import { readBankPage } from '../../sources/bank-table/read-bank-page.ts';
import { candidateOf, takeBankPage } from '../../sources/bank-table/take-bank-page.ts';
import {
  mutilatedPages,
  nextDay,
  type Outcome,
} from '../../sources/bank-table/testing/bank-page-mutilations.ts';
import { midsOf, pricesOf } from '../../sources/bank-table/testing/page-rates.ts';
import type { ShapedPage } from '../../sources/bank-table/testing/shaped-pages.ts';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import { SourceError } from '../../sources/source-error.ts';
import { decodeCandidates } from '../ingest/decode-candidates.ts';
import { judgeCandidates } from '../ingest/judge-candidates.ts';
import { requireMostTaken } from './max-refused-share.ts';

const verifiedOn = day('2026-10-01');
const [thursday, friday] = [day('2026-11-12'), day('2026-11-13')];
const now = new Date(`${friday}T16:30:00Z`);

function decoded(candidates: readonly CandidateRate[]) {
  return decodeCandidates(candidates, { now, source: 'bank-page' });
}

/** The page as it was accepted on Thursday, and the central bank's rates of that day. */
function knownOn({ page, body }: ShapedPage, good: ReturnType<typeof candidateOf>) {
  const context = { day: thursday, today: thursday, verifiedOn, known: undefined };
  const taken = takeBankPage(body, page, { ...context, lastModified: `${thursday}T08:30:00Z` });
  const { rows, refused } = decoded([...midsOf(good, thursday), ...taken.rows]);
  expect(refused).toEqual([]);
  return { shape: taken.shape, rates: rows.map(({ rate }) => rate) };
}

describe.each(mutilatedPages)('The page of $shape', ({ mutilations, page, ...mutilated }) => {
  const body = nextDay({ page, ...mutilated });
  const good = readBankPage(body, page).rows.flatMap((row) => candidateOf(row, page, friday));
  const known = knownOn({ page, ...mutilated }, good);

  /** Judges a page as `storeBankPage` does, against Thursday's rates in place of stored ones. */
  function judged(edited: string, lastModified = `${friday}T08:30:00Z`) {
    const context = { day: friday, today: friday, verifiedOn, known: known.shape, lastModified };
    const taken = takeBankPage(edited, page, context);
    const count = taken.rows.length + taken.suspect.length;
    const { rows, refused } = decoded(taken.rows);
    const ratesOf = (code: string) => known.rates.filter(({ currency }) => currency === code);
    const witnesses = { from: friday, ratesOf, marketOf: () => [] };
    const { accepted, ...found } = judgeCandidates(rows, witnesses, { now, acceptsJumps: false });
    const sentences = [...refused, ...found.refused].map(
      ({ row, detail }) => `${taken.rows[row]?.currency}: ${detail}`,
    );
    requireMostTaken(page.bankId, [...taken.suspect, ...sentences], count);
    return { accepted, words: [...taken.missing, ...taken.held, ...sentences].join(' ') };
  }

  test('is accepted whole without a mutilation', () => {
    const { accepted, words } = judged(body);
    expect({ prices: pricesOf(accepted), words }).toEqual({ prices: pricesOf(good), words: '' });
  });

  test.each(mutilations)(
    'with $what is refused or held back by name',
    ({ edit, outcome, lastModified }) => {
      const edited = edit(body);
      expect(edited).not.toBe(body);
      if (typeof outcome === 'string') {
        expect(codeOf(() => judged(edited, lastModified))).toBe(outcome);
        return;
      }
      const { accepted, words } = judged(edited, lastModified);
      expect({ prices: pricesOf(accepted), named: namedIn(words, outcome) }).toEqual({
        prices: pricesOf(good, outcome.lacks),
        named: outcome.says,
      });
    },
  );
});

function codeOf(judge: () => unknown): string | undefined {
  try {
    judge();
  } catch (error) {
    if (error instanceof SourceError) return error.code;
    throw error;
  }
  return undefined;
}

function namedIn(words: string, { says }: Exclude<Outcome, string>): readonly string[] {
  return says.filter((said) => words.includes(said));
}
