/** What one press or click came to; ms since the event itself. */
export interface AnsweredEvent {
  readonly type: string;
  /** The frame that shows what was asked for. */
  readonly shownMs: number;
}

/** An entry of the browser's Event Timing, in steps of 8 ms; those under 16 ms have none. */
export interface TimedEvent {
  readonly name: string;
  readonly interactionId: number;
  /** Unix milliseconds. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly delayMs: number;
  readonly handlersMs: number;
}

export interface InteractionNotes {
  readonly answered: AnsweredEvent[];
  readonly timed: TimedEvent[];
}

/** What tells that an interaction is shown: the next change of an element. */
export interface Watched {
  /** 'click' or 'keydown'. */
  readonly type: string;
  readonly selector: string;
}

/** Runs in the page; names no function of its own (see watch-load.ts). */
export function watchInteractions({ type, selector }: Watched): void {
  const notes: InteractionNotes = { answered: [], timed: [] };
  Object.assign(window, { interactionNotes: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const interactionId = Number(Reflect.get(entry, 'interactionId'));
      const started = Number(Reflect.get(entry, 'processingStart'));
      const ended = Number(Reflect.get(entry, 'processingEnd'));
      if (interactionId === 0) continue;
      notes.timed.push({
        name: entry.name,
        interactionId,
        startedAt: performance.timeOrigin + entry.startTime,
        durationMs: entry.duration,
        delayMs: started - entry.startTime,
        handlersMs: ended - started,
      });
    }
  }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold: 16 }));
  let pressedAt: number | undefined;
  addEventListener(
    type,
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true },
  );
  const watched = document.querySelector(selector);
  if (!watched) throw new Error(`Nothing to watch is drawn: ${selector}`);
  // One observer, of the element alone: more would cost the page what is to be measured.
  new MutationObserver(() => {
    const from = pressedAt;
    pressedAt = undefined;
    if (from === undefined) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        notes.answered.push({ type, shownMs: performance.now() - from });
      };
      port2.postMessage(undefined);
    });
  }).observe(watched, { subtree: true, childList: true, characterData: true });
}
