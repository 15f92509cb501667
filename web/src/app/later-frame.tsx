import { LiveTicker } from '../features/ticker/live-ticker.tsx';
import { Footer } from './footer/footer.tsx';

/** The parts of the frame that load after the page's own code: see `page-frame.tsx`. */
export const laterFrame = { LiveTicker, Footer };
