import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { answerTexts } from '@dinar/site/texts/answer/answer-texts';
import { answerInWords } from '@dinar/site/texts/conversion-words';
import type { RefObject } from 'react';
import { useLocale, useTexts } from '../language/locale-context.ts';
import { later } from '../panel/later.tsx';
import { Skeleton } from '../panel/skeleton.tsx';
import type { Elements } from '../text/content.ts';
import { Fragment } from '../text/fragment.ts';
import styles from './answer-block.module.css';
import { AnswerFoot } from './answer-foot.tsx';
import { AnswerLead } from './answer-lead.tsx';
import type { AnswerOutcome } from './answer-outcome.ts';
import { ConversionFailure } from './conversion-failure.tsx';
import { OtherBanks } from './other-banks.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { useAnnouncement } from './use-announcement.ts';

/** The folded details of an answer, loaded later. */
export const AnswerDetails = later(
  async () => (await import('./answer-details.tsx')).AnswerDetails,
);

interface AnswerBlockProps {
  readonly ref?: RefObject<HTMLElement | null>;
  readonly outcome: AnswerOutcome;
  /** The mid rate that leads for the currency beside the dinar. */
  readonly reference: ReferenceRate | undefined;
  /** The words before the instant of a rate that is live. */
  readonly live: Elements;
  /** The visitor's last action; each change of it announces the answer again, a change of a rate does not. */
  readonly cause: string;
  readonly onRetry: () => void;
  /** The actions on an answer. */
  readonly children?: Elements;
}

/**
 * The answer to « how much, and where »: what the best bank gives, the two next, the mean and the worst; or
 * the reason why there is none. The page's list of banks has the id `banques`.
 */
export function AnswerBlock(props: AnswerBlockProps) {
  const { ref, outcome, reference, live, cause, onRetry, children } = props;
  const locale = useLocale();
  const texts = answerTexts[locale];
  const announced = useAnnouncement(
    outcome.kind === 'answered' ? answerInWords(outcome, locale) : '',
    cause,
  );
  return (
    <Fragment>
      <section
        ref={ref}
        tabIndex={-1}
        className={styles.block}
        data-result
        aria-label={texts.label}
      >
        {reference && (
          <ReferenceLine reference={reference} live={live} isMarked={marksDemo(outcome)} />
        )}
        {outcome.kind === 'loading' && <Loading />}
        {outcome.kind === 'nothing' && <p className={styles.empty}>{texts.nothing}</p>}
        <ConversionFailure outcome={outcome} onRetry={onRetry} />
        {outcome.kind === 'answered' && <Answer answer={outcome}>{children}</Answer>}
      </section>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </Fragment>
  );
}

// The foot marks the boards.
function marksDemo(outcome: AnswerOutcome): boolean {
  return outcome.kind === 'answered' && (outcome.ranking?.mean.sources.includes('demo') ?? false);
}

function Loading() {
  return (
    <div className={styles.empty} aria-hidden="true">
      <p className={styles.value}>
        <Skeleton sample="000,00 TND" />
      </p>
    </div>
  );
}

function Answer({ answer, children }: { answer: AnswerToday; children: Elements }) {
  const texts = useTexts(answerTexts);
  return (
    <Fragment>
      <AnswerLead answer={answer} />
      <OtherBanks answer={answer} />
      <details className={styles.details}>
        <summary>{texts.details}</summary>
        <AnswerDetails answer={answer} />
      </details>
      <AnswerFoot answer={answer} />
      {children}
    </Fragment>
  );
}
