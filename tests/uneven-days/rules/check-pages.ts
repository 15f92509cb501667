import type { KnownToday } from '../oracle/known-today.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { checkChanges } from './check-changes.ts';
import { checkCoins } from './check-coins.ts';
import { checkComparison } from './check-comparison.ts';
import { checkBestWords, checkCounted } from './check-few-boards.ts';
import { checkFigures } from './check-figures.ts';
import { checkGaps } from './check-gaps.ts';
import { checkGuide, checkMarketGap } from './check-guide.ts';
import { checkHead } from './check-head.ts';
import { checkHistory } from './check-history.ts';
import { checkLackingBank, checkLead } from './check-lead.ts';
import { checkOneAnswer } from './check-one-answer.ts';
import { checkBoardOrder, checkPayoutOrder } from './check-order.ts';
import { checkAges, checkOrigins } from './check-origins.ts';
import { checkPresent } from './check-present.ts';
import { checkSamples } from './check-samples.ts';
import { checkSides } from './check-sides.ts';
import { checkStated } from './check-stated.ts';
import { checkSuspects } from './check-suspects.ts';
import { checkUnread } from './check-unread.ts';
import type { Finding } from './finding.ts';

const checks = [
  checkFigures,
  checkPresent,
  checkHead,
  checkStated,
  checkComparison,
  checkBestWords,
  checkCounted,
  checkChanges,
  checkSamples,
  checkSides,
  checkLackingBank,
  checkLead,
  checkOrigins,
  checkPayoutOrder,
  checkBoardOrder,
  checkGuide,
  checkHistory,
  checkGaps,
  checkMarketGap,
  checkCoins,
  checkAges,
  checkSuspects,
  checkUnread,
] as const;

/** Applies every rule to every page of one state. */
export function checkPages(pages: readonly ReadPage[], known: KnownToday): Finding[] {
  const found = [
    ...pages.flatMap((page) =>
      checks.flatMap((check) => check(page, known).map((fault) => ({ page, fault }))),
    ),
    ...checkOneAnswer(pages),
  ];
  const state = known.state.name;
  return found.map(({ page, fault }) => ({ ...fault, state, url: page.address.url }));
}
