import type { ResourceKind, ResourceValue } from '@dinar/site/delivery/page-resources';

/** The reason why a resource has no current value: its listener was refused, or no value arrived in time. */
export type ResourceFailure = 'refused' | 'unanswered';

/** The state of one resource on a page; a failed one keeps the last known values. */
export type ResourceState<Kind extends ResourceKind> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly value: ResourceValue<Kind>;
      /** The read time of the rendered page's values; present if a listener can start from it. */
      readonly asOf?: Date | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly failure: ResourceFailure;
      readonly value: ResourceValue<Kind> | undefined;
    };

/** The values of a state, however old. */
export function knownValue<Kind extends ResourceKind>(
  state: ResourceState<Kind>,
): ResourceValue<Kind> | undefined {
  return state.kind === 'loading' ? undefined : state.value;
}
