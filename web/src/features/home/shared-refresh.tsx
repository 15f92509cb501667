import { createContext, use } from 'react';
import { type Refresh, useRefresh } from '../../data/live/use-refresh.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import type { Elements } from '../../ui/text/content.ts';

const RefreshContext = createContext<Refresh | undefined>(undefined);

/** One refresh of the rates for the buttons and the message within it; nothing else renders when it starts or ends. */
export function SharedRefresh({ children }: { children: Elements }) {
  const refresh = useRefresh({ kind: 'board' });
  return <RefreshContext value={refresh}>{children}</RefreshContext>;
}

function useSharedRefresh(): Refresh {
  const refresh = use(RefreshContext);
  if (!refresh) throw new Error('useSharedRefresh needs a SharedRefresh above it');
  return refresh;
}

/** Refreshes the rates; busy until they are read, whichever button was clicked. */
export function RefreshButton({ label }: { label: string }) {
  const { isRunning, run } = useSharedRefresh();
  return (
    <Button busy={isRunning} onClick={run}>
      <Icon name="refresh" size="small" />
      <span>{label}</span>
    </Button>
  );
}

/** The outcome of the last refresh. */
export function RefreshMessage({ className }: { className: string | undefined }) {
  const { message } = useSharedRefresh();
  return (
    <p role="status" className={className}>
      {message}
    </p>
  );
}
