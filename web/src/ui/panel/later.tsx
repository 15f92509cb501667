import { commonTexts } from '@dinar/site/texts/common/common-texts';
import {
  createContext,
  type ExoticComponent,
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { openPage } from '../browser/served-build.ts';
import { useTexts } from '../language/locale-context.ts';
import type { Component, Elements } from '../text/content.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { followLoading, Loadable, type LoadState } from './loadable.ts';
import { FailurePanel } from './notice-panel.tsx';

/** The props of what replaces a part whose code did not load, or that threw. */
export interface LaterFailureProps {
  readonly reason: 'not-loaded' | 'threw';
  /** A new object for each failure. */
  readonly failure: object;
  readonly onRetry: () => void;
}

interface LaterOptions {
  /** The placeholder while the code loads, if the server did not render the part. */
  readonly meanwhile?: Elements;
  /** A panel without this option; `null` for a part that nobody misses. */
  readonly failure?: Component<LaterFailureProps> | null;
}

/** A component whose code is a file of its own. */
export type LaterPart<Props> = ExoticComponent<Props> & {
  readonly type?: Component<Props>;
} & Pick<Loadable<unknown>, 'preload' | 'retry'>;

/** Called with the error of a rendered part that cannot be hydrated. */
export const AbandonContext = createContext<(error: unknown) => void>(() => {});

/**
 * Returns a component whose code loads at its first render, or earlier by `preload`. It renders again only
 * when its props change. A part that the server rendered keeps its HTML until its code has loaded, and also
 * if that fails.
 */
export function later<Props extends object>(
  importPart: () => Promise<Component<Props>>,
  options: LaterOptions = {},
): LaterPart<Props> {
  return laterPart(new Loadable(importPart), (part) => part, options);
}

/** Returns a component like that of `later`, of a file with several: they share its attempts to load. */
export function laterPart<Parts, Props extends object>(
  code: Loadable<Parts>,
  pick: (parts: Parts) => Component<Props>,
  { meanwhile = null, failure = PartFailure }: LaterOptions = {},
): LaterPart<Props> {
  const getPart = () => {
    const state = code.getState();
    return state.kind === 'loaded' ? pick(state.value) : undefined;
  };
  const options = { meanwhile, failure, getPart };
  const getKind = () => code.getState().kind;
  const Part = memo(function Part(given: Props): Elements {
    const isHydrating = useIsHydrating();
    const [first] = useState({ given, isRendered: isHydrating });
    const [isReplaced, setIsReplaced] = useState(false);
    const kind = useSyncExternalStore<LoadState<unknown>['kind']>(
      followLoading,
      getKind,
      () => 'awaited',
    );
    // Its HTML is out of date, and would suspend an update by a transition or a deferred value without end.
    const isOutdated = kind === 'failed' && first.given !== given;
    if (isOutdated && first.isRendered && !isReplaced) setIsReplaced(true);
    const isRendered = first.isRendered && !isReplaced;
    // Other props, before the code has loaded, would replace the HTML by the placeholder.
    const shown = isRendered && kind === 'awaited' ? first.given : given;
    useEffect(() => code.count('places'), []);
    // Memoized: another element would replace the HTML too.
    return useMemo(
      () => <Boundary key={String(isReplaced)} {...{ code, given: shown, options, isRendered }} />,
      [shown, isRendered, isReplaced],
    );
  });
  return Object.assign(Part, { preload: code.preload, retry: code.retry });
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

interface BoundaryProps<Props> {
  readonly code: Loadable<unknown>;
  readonly given: Props;
  readonly options: Required<LaterOptions> & {
    readonly getPart: () => Component<Props> | undefined;
  };
  /** Whether the server rendered this part. */
  readonly isRendered: boolean;
}

function Boundary<Props extends object>(props: BoundaryProps<Props>) {
  const { code, given, options, isRendered } = props;
  const { meanwhile, failure: Failure } = options;
  const abandon = use(AbandonContext);
  const [life] = useState({ isMounted: false });
  return (
    <ErrorBoundary
      resetOn={given}
      onError={(error) => isRendered && !life.isMounted && abandon(error)}
      fallback={(failure) =>
        Failure && <Failure reason="threw" failure={failure} onRetry={openPage.reload} />
      }
    >
      <Suspense fallback={meanwhile}>
        <Content {...{ code, given, options, life }} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface ContentProps<Props> extends Omit<BoundaryProps<Props>, 'isRendered'> {
  readonly life: { isMounted: boolean };
}

// Its choice does not change: the other component would mount the part anew.
function Content<Props extends object>(props: ContentProps<Props>) {
  const keepsHtml = useIsHydrating();
  const { kind } = props.code.getState();
  const [isEarly] = useState(kind === 'loaded' || (kind === 'failed' && !keepsHtml));
  return isEarly ? <Settled {...props} /> : <Awaited {...props} />;
}

function Awaited<Props extends object>(props: ContentProps<Props>) {
  const { code } = props;
  const isHydrating = useIsHydrating();
  const [keepsHtml] = useState(isHydrating);
  code.load();
  use(keepsHtml ? code.arrival : code.settling);
  return <Settled {...props} />;
}

function Settled<Props extends object>(props: ContentProps<Props>): Elements {
  const { code, given, options, life } = props;
  const { failure: Failure, getPart } = options;
  const state = useSyncExternalStore(followLoading, code.getState, code.getState);
  const showsFailure = state.kind === 'failed' && Failure !== null;
  useEffect(() => (showsFailure ? code.count('failures') : undefined), [showsFailure, code]);
  useEffect(() => {
    life.isMounted = true;
  }, [life]);
  const Part = getPart();
  if (Part) return <Part {...given} />;
  return Failure && <Failure reason="not-loaded" failure={state} onRetry={code.retry} />;
}

function PartFailure({ failure, onRetry }: LaterFailureProps) {
  const { partNotLoaded } = useTexts(commonTexts);
  return <FailurePanel message={partNotLoaded} onRetry={onRetry} failure={failure} />;
}
