import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { type LazyPart, Part } from './lazy-part.tsx';
import { FailurePanel } from './notice-panel.tsx';

interface LaterPartProps<Props> {
  readonly part: LazyPart<Props>;
  readonly given: Props;
  /** The placeholder where no server rendered it. */
  readonly meanwhile?: ReactNode;
}

/**
 * A part whose code comes after its screen's: a rendered page shows it meanwhile as it was rendered. Give it
 * as an element that stays the same, so that rates that move do not render it before its code is there.
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
