import { act, render, screen } from '@testing-library/react';
import { useObservable } from 'reactfire';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../ui/panel/error-boundary.tsx';
import { forgetFailedObservables } from './forget-failed-observables.ts';

function Reader({ name, source }: { name: string; source: Subject<string> }) {
  const { data } = useObservable<string>(name, source);
  return <p>{data ?? 'en attente'}</p>;
}

function page(attempt: number, source: Subject<string>) {
  return (
    <ErrorBoundary key={attempt} fallback={<p>en panne</p>} onError={forgetFailedObservables}>
      <Reader name="rates" source={source} />
    </ErrorBoundary>
  );
}

it('a listener that failed reports again after its source has recovered', async () => {
  const refused = new Subject<string>();
  const { rerender } = render(page(0, refused), { onCaughtError: () => undefined });
  await act(async () => refused.error(new Error('permission-denied')));
  expect(screen.getByText('en panne')).toBeDefined();

  const mended = new Subject<string>();
  rerender(page(1, mended));
  await act(async () => mended.next('3,3891'));
  expect(screen.getByText('3,3891')).toBeDefined();
});

it('keeps a healthy listener', async () => {
  const source = new Subject<string>();
  const first = render(<Reader name="healthy" source={source} />);
  await act(async () => source.next('3,3891'));
  first.unmount();
  forgetFailedObservables();
  render(<Reader name="healthy" source={new Subject<string>()} />);
  expect(screen.getByText('3,3891')).toBeDefined();
});
