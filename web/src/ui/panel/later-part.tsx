import { Suspense } from 'react';
import type { Elements } from '../text/content.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type LazyPart, Part } from './lazy-part.tsx';
import { FailurePanel } from './notice-panel.tsx';

interface LaterPartProps<Props> {
  readonly part: LazyPart<Props>;
  readonly given: Props;
  /** The placeholder if the server did not render the part. */
  readonly meanwhile?: Elements;
}

/**
 * A part whose code loads after its screen's; until then a server-rendered page keeps its HTML. Use it in an
 * element that stays the same, so that new rates do not render it before its code is loaded.
 */
export function LaterPart<Props extends object>(props: LaterPartProps<Props>) {
  const { part, given, meanwhile = null } = props;
  return (
    <ErrorBoundary fallback={<PartFailure />}>
      <Suspense fallback={meanwhile}>
        <Part part={part} given={given} />
      </Suspense>
    </ErrorBoundary>
  );
}

const failure = {};

function PartFailure() {
  return (
    <FailurePanel
      message="Cette partie de la page n’a pas pu être chargée."
      onRetry={() => location.reload()}
      failure={failure}
    />
  );
}
