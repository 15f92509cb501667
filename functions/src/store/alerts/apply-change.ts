import type { PushDevice, StoredAlert } from '@dinar/domain/alerts/alert-documents';
import type { AlertChange } from '@dinar/domain/alerts/alert-request';
import {
  type AlertWish,
  isFarTarget,
  stateAtStart,
  watchKey,
} from '@dinar/domain/alerts/rate-alert';
import { slots } from './device-id.ts';
import type { RateNow } from './rate-now.ts';

/** What is stored of one browser; its alerts by their slots. */
export interface KnownDevice {
  readonly device: PushDevice;
  readonly alerts: ReadonlyMap<number, StoredAlert>;
}

export type ChangeRefusal = 'too-many' | 'far-target' | 'no-rate' | 'no-such-alert';

type Applied =
  | { readonly kind: 'done'; readonly value: KnownDevice }
  | { readonly kind: 'refused'; readonly reason: ChangeRefusal };

/** Applies a change to what is stored of a device. */
export function applyChange(
  known: KnownDevice,
  change: Exclude<AlertChange, { readonly kind: 'stop' }>,
  rate: RateNow | undefined,
): Applied {
  const { device, alerts } = known;
  switch (change.kind) {
    case 'visit':
      return done(known);
    case 'digest':
      return done({ device: { ...device, digest: change.on }, alerts });
    case 'add': {
      const { kind: _, ...wish } = change;
      return add(known, wish, rate);
    }
    case 'pause':
    case 'resume':
    case 'delete': {
      const alert = alerts.get(change.slot);
      if (alert === undefined) return refused('no-such-alert');
      const changed = new Map(alerts);
      if (change.kind === 'delete') changed.delete(change.slot);
      else {
        const state = change.kind === 'pause' ? 'paused' : stateAtStart(alert, rate?.judged);
        changed.set(change.slot, { ...alert, state });
      }
      return done({ device, alerts: changed });
    }
  }
}

function add({ device, alerts }: KnownDevice, wish: AlertWish, rate: RateNow | undefined): Applied {
  const usual = rate?.judged ?? rate?.usual;
  if (usual === undefined) return refused('no-rate');
  if (isFarTarget(wish.target, usual)) return refused('far-target');
  // The answer to an earlier request was lost.
  const isKnown = [...alerts.values()].some(
    (alert) => watchKey(alert) === watchKey(wish) && alert.target === wish.target,
  );
  if (isKnown) return done({ device, alerts });
  const slot = slots.find((free) => !alerts.has(free));
  if (slot === undefined) return refused('too-many');
  const state = stateAtStart(wish, rate?.judged);
  // The id of the device is written with the document.
  return done({ device, alerts: new Map([...alerts, [slot, { ...wish, state, device: '' }]]) });
}

function done(value: KnownDevice): Applied {
  return { kind: 'done', value };
}

function refused(reason: ChangeRefusal): Applied {
  return { kind: 'refused', reason };
}
