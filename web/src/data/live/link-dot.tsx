import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { useLink } from './use-link.ts';

/** The live dot of rate panels; it subscribes itself, so that going live does not re-render the panels. */
export function LinkDot() {
  return <LiveDot live={useLink() === 'live'} />;
}
