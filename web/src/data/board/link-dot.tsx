import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { useLiveLinkStatus } from './use-live-board.ts';

/** The dot of panels that follow the rates; it looks itself, so that going live renders no panel anew. */
export function LinkDot() {
  return <LiveDot live={useLiveLinkStatus() === 'live'} />;
}
