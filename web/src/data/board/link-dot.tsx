import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { useLiveLinkStatus } from './use-live-board.ts';

/** The live dot of rate panels; it subscribes itself, so that going live does not re-render the panels. */
export function LinkDot() {
  return <LiveDot live={useLiveLinkStatus() === 'live'} />;
}
