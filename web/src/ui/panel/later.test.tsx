import { act, render, screen } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { AppLink } from '../address/app-link.tsx';
import { useLocation } from '../address/page-location.ts';
import { PageRouter } from '../address/page-router.tsx';
import { openPage } from '../browser/served-build.ts';
import { AbandonContext, type LaterPart, later, laterPart } from './later.tsx';
import { Loadable } from './loadable.ts';
import { useHasMissingParts } from './use-missing-parts.ts';

const Greeting = ({ name }: { name: string }) => <p>{`Bonjour ${name}`}</p>;

function Page({ part: Part, name }: { part: LaterPart<{ name: string }>; name: string }) {
  return (
    <main>
      <Part name={name} />
      <output>{useHasMissingParts() ? 'missing' : ''}</output>
    </main>
  );
}

/** An import that fails until it is given a component. */
function failingImport() {
  return vi.fn(async (): Promise<typeof Greeting> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

const show = (page: React.ReactElement) =>
  act(async () =>
    // React reports an error of an earlier root's hydration to the next root.
    render(page, { onCaughtError: () => undefined, onRecoverableError: () => undefined }),
  );

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

const text = () => document.body.textContent;
const served = vi.fn<() => Promise<Response>>();
let reload: MockInstance<typeof openPage.reload>;
const reported: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', served.mockRejectedValue(new TypeError('Failed to fetch')));
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
  reported.length = 0;
  reload = vi.spyOn(openPage, 'reload').mockReturnValue(undefined);
  document.head.innerHTML = '<script type="module" src="/assets/first-load-1.js"></script>';
});

it('is requested three times in three seconds, however often it is rendered, then shows a failure', async () => {
  const load = failingImport();
  const Part = later(load, { meanwhile: <p>en chemin</p> });
  const { rerender } = await show(<Page part={Part} name="Amel" />);
  await pass(2);
  expect(text()).toContain('en chemin');
  await pass(2);
  for (const name of ['Anis', 'Aziza', 'Asma']) rerender(<Page part={Part} name={name} />);
  await pass(60);
  expect(text()).toContain('Erreur de chargement');
  expect(text()).not.toContain('missing');
  expect(load).toHaveBeenCalledTimes(3);
});

it('« Réessayer » requests it once more each, and shows it in place', async () => {
  const load = failingImport();
  const Part = later(load);
  await show(<Page part={Part} name="Amel" />);
  await pass(10);
  const retry = () => act(async () => screen.getByRole('button', { name: 'Réessayer' }).click());
  await retry();
  await pass(60);
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([4, 0]);
  load.mockResolvedValue(Greeting);
  await retry();
  await pass(1);
  expect([text(), load.mock.calls.length]).toEqual(['Bonjour Amel', 5]);
});

it('parts of one file request it three times together, and load together when it arrives', async () => {
  const parts = {
    Greeting,
    Farewell: ({ name }: { name: string }) => <p>{`Au revoir ${name}`}</p>,
  };
  const load = vi.fn(async (): Promise<typeof parts> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const file = new Loadable(load);
  const [First, Second] = [
    laterPart(file, ({ Greeting }) => Greeting),
    laterPart(file, ({ Farewell }) => Farewell, { failure: null }),
  ];
  await show(<Page part={First} name="Amel" />);
  await pass(2);
  await show(<Page part={Second} name="Amel" />);
  await pass(60);
  expect([load.mock.calls.length, reported.length]).toEqual([3, 0]);
  load.mockResolvedValue(parts);
  await act(async () => dispatchEvent(new Event('online')));
  await pass(1);
  expect([text(), load.mock.calls.length]).toEqual(['Bonjour AmelAu revoir Amel', 4]);
});

it('each return of the network requests it once', async () => {
  const load = failingImport();
  const Part = later(load);
  await show(<Page part={Part} name="Amel" />);
  await pass(10);
  for (const returns of [1, 2]) {
    await act(async () => dispatchEvent(new Event('online')));
    await pass(60);
    expect(load).toHaveBeenCalledTimes(3 + returns);
  }
  load.mockResolvedValue(Greeting);
  await act(async () => dispatchEvent(new Event('online')));
  await pass(1);
  expect(text()).toBe('Bonjour Amel');
});

it('an attempt before it is needed counts as one of the three, and fails in silence', async () => {
  const load = failingImport();
  const Part = later(load);
  await expect(Part.preload()).rejects.toThrow('Failed to fetch');
  await expect(Part.preload()).rejects.toThrow('has failed');
  expect([load.mock.calls.length, reported]).toEqual([1, []]);
  await show(<Page part={Part} name="Amel" />);
  await pass(60);
  expect(load).toHaveBeenCalledTimes(3);
});

it.each([
  ['the site serves another build', 'first-load-2.js', 1],
  ['the site serves this build', 'first-load-1.js', 0],
  ['a captive portal answers', '<html>Connectez-vous</html>', 0],
])(
  'when %s, a page without a part and its script « %s » is loaded anew %i times a session',
  async (_, body, times) => {
    served.mockImplementation(async () => new Response(body));
    await show(<Page part={later(failingImport())} name="Amel" />);
    await pass(10);
    await show(<Page part={later(failingImport())} name="Anis" />);
    await pass(10);
    expect(reload).toHaveBeenCalledTimes(times);
    const isReachable = !body.startsWith('<');
    expect(reported.map(String)).toEqual(
      Array.from({ length: isReachable ? 2 - times : 0 }, () => {
        return 'Error: A part of the page did not load';
      }),
    );
  },
);

it('without a store for the session the page is never loaded anew by itself', async () => {
  vi.stubGlobal('sessionStorage', null);
  served.mockImplementation(async () => new Response('first-load-2.js'));
  await show(<Page part={later(failingImport())} name="Amel" />);
  await pass(10);
  expect(reload).not.toHaveBeenCalled();
});

type PageOf = (part: LaterPart<{ name: string }>, name: string) => React.ReactElement;

/** Renders a page as a server does, with the code of its part; then hydrates it with a part that lacks the code. */
async function hydrated(part: LaterPart<{ name: string }>, pageOf: PageOf = plainPage) {
  const served = later(async () => Greeting);
  await served.preload();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(pageOf(served, 'Amel'));
  const faults: unknown[] = [];
  const taken = await act(async () =>
    hydrateRoot(root, pageOf(part, 'Amel'), {
      onRecoverableError: (error) => faults.push(error),
      onCaughtError: () => undefined,
    }),
  );
  const rerender = (name: string) => act(async () => taken.render(pageOf(part, name)));
  return { rerender, faults, unmount: () => act(async () => taken.unmount()) };
}

const plainPage: PageOf = (part, name) => <Page part={part} name={name} />;

it('a rendered part keeps its HTML without its code, until its props change', async () => {
  const load = failingImport();
  const { rerender, faults, unmount } = await hydrated(later(load));
  await pass(10);
  expect([text(), faults]).toEqual(['Bonjour Amelmissing', []]);
  await rerender('Amel');
  expect(text()).toBe('Bonjour Amelmissing');
  await rerender('Anis');
  expect(text()).toContain('Erreur de chargement');
  expect(load).toHaveBeenCalledTimes(3);
  await unmount();
});

it('a rendered part keeps its HTML while its code is on the way, though its props change', async () => {
  let arrive = (_: typeof Greeting) => {};
  const arrival = new Promise<typeof Greeting>((resolve) => {
    arrive = resolve;
  });
  const { rerender, faults, unmount } = await hydrated(later(() => arrival));
  const element = screen.getByText('Bonjour Amel');
  await rerender('Anis');
  expect(text()).toBe('Bonjour Amel');
  arrive(Greeting);
  await pass(1);
  expect([text(), faults]).toEqual(['Bonjour Anis', []]);
  expect(screen.getByText('Bonjour Anis')).toBe(element);
  await unmount();
});

it('a rendered part whose code arrives after its failure is hydrated in place', async () => {
  const load = failingImport();
  const { faults, unmount } = await hydrated(later(load));
  const element = screen.getByText('Bonjour Amel');
  await pass(10);
  load.mockResolvedValue(Greeting);
  await act(async () => dispatchEvent(new Event('online')));
  await pass(1);
  expect([text(), faults]).toEqual(['Bonjour Amel', []]);
  expect(screen.getByText('Bonjour Amel')).toBe(element);
  await unmount();
});

it('a rendered part that throws before it is hydrated abandons the page; a later error shows a failure', async () => {
  const abandon = vi.fn();
  const Thrown = later(async () => (): never => {
    throw new Error('planted');
  });
  const { unmount } = await hydrated(Thrown, (part, name) => (
    <AbandonContext value={abandon}>
      <Page part={part} name={name} />
    </AbandonContext>
  ));
  expect(abandon).toHaveBeenCalledTimes(1);
  await unmount();
  const Sound = later(async () => ({ name }: { name: string }) => {
    if (name === 'Anis') throw new Error('planted');
    return <p>{`Bonjour ${name}`}</p>;
  });
  const { rerender } = await show(<Page part={Sound} name="Amel" />);
  await pass(1);
  rerender(<Page part={Sound} name="Anis" />);
  expect(text()).toContain('Erreur de chargement');
  rerender(<Page part={Sound} name="Aziza" />);
  expect(text()).toBe('Bonjour Aziza');
  expect(abandon).toHaveBeenCalledTimes(1);
});

it('a deferred value is rendered though a rendered part that it changes is missing', async () => {
  const Deferred = (props: { part: LaterPart<{ name: string }>; name: string }) => {
    const name = useDeferredValue(props.name);
    return (
      <main>
        <props.part name={name} />
        <output>{name}</output>
      </main>
    );
  };
  const { rerender, unmount } = await hydrated(later(failingImport()), (part, name) => (
    <Deferred part={part} name={name} />
  ));
  await rerender('Anis');
  await pass(10);
  expect(screen.getByRole('status').textContent).toBe('Anis');
  await rerender('Aziza');
  await pass(1);
  expect(screen.getByRole('status').textContent).toBe('Aziza');
  expect(text()).toContain('Erreur de chargement');
  await unmount();
});

it('a step in the history is rendered though a part of the frame is missing', async () => {
  history.replaceState(null, '', '/');
  const missing = later(failingImport(), { failure: null });
  const { unmount } = await hydrated(missing, (part, name) => (
    <PageRouter>
      <Page part={part} name={name} />
      <Address />
    </PageRouter>
  ));
  await pass(10);
  expect(text()).toBe('Bonjour Amelmissing/');
  await act(async () => screen.getByRole('link').click());
  await pass(10);
  expect(text()).toContain('/faq');
  await unmount();
});

function Address() {
  return <AppLink to="/faq">{useLocation().pathname}</AppLink>;
}
