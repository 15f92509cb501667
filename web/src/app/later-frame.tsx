import { LiveTicker } from '../features/ticker/live-ticker.tsx';
import { Footer } from './footer/footer.tsx';
import { SideMenu } from './header/side-menu.tsx';
import { LanguageOffer } from './language/language-offer.tsx';
import { UnreadCode } from './unread-code.tsx';

/** The parts of the frame that load after the page's own code: see `frame-parts.tsx`. */
export const laterFrame = { LiveTicker, Footer, LanguageOffer, SideMenu, UnreadCode };
