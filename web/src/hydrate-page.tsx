import { hydrateRoot } from './react-roots.ts';
import { followEdits } from './ui/control/edited-fields.ts';
import { AbandonContext } from './ui/panel/later.tsx';
import type { Elements } from './ui/text/content.ts';

/**
 * Hydrates a rendered page. If the page, or a rendered part of it, throws before it is hydrated, the page
 * becomes again what the server rendered, as without scripts.
 */
export function hydratePage(element: HTMLElement, app: Elements): void {
  const { pathname } = location;
  followEdits();
  let rendered: Node | undefined = element.cloneNode(true);
  const abandon = () => {
    // React may still be at work when it reports an error.
    setTimeout(() => {
      if (location.pathname !== pathname) location.reload();
      if (!rendered) return;
      root.unmount();
      element.replaceChildren(...rendered.childNodes);
      rendered = undefined;
    });
  };
  const root = hydrateRoot(element, <AbandonContext value={abandon}>{app}</AbandonContext>, {
    onCaughtError: reportError,
    onUncaughtError: (error) => {
      reportError(error);
      abandon();
    },
  });
}
