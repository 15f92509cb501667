import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { laterFrameTexts } from '@dinar/site/texts/later-frame/later-frame-texts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import type { Elements } from '../../ui/text/content.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './side-panel.module.css';

const narrow = '(width <= 768px)';

/** A panel over the page for narrow screens. It takes and traps the focus, and closes on Escape. */
export function SidePanel({ onClose, children }: { onClose: () => void; children: Elements }) {
  const { menu } = useTexts(frameTexts);
  const { closeMenu } = useTexts(laterFrameTexts);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    panel.current?.querySelector('button')?.focus();
    const root = document.documentElement;
    root.style.overflow = 'hidden';
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      else if (panel.current) keepFocusInside(panel.current, event);
    };
    const width = matchMedia(narrow);
    const open = new AbortController();
    document.addEventListener('keydown', onKey, open);
    width.addEventListener('change', () => !width.matches && close(), open);
    return () => {
      root.style.overflow = '';
      open.abort();
    };
  }, []);

  return (
    <Fragment>
      <div className={styles.backdrop} data-testid="backdrop" onPointerDown={onClose} />
      <div ref={panel} role="dialog" aria-modal="true" aria-label={menu} className={styles.panel}>
        <button type="button" className={styles.close} aria-label={closeMenu} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </Fragment>
  );
}

/** Wraps Tab around at the first and last stop of a box, so that the focus stays inside. */
function keepFocusInside(box: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...box.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const [edge, beyond] = event.shiftKey ? [first, last] : [last, first];
  const active = document.activeElement;
  if (box.contains(active) && active !== edge) return;
  event.preventDefault();
  beyond.focus();
}
