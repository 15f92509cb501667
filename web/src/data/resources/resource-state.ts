import type { ResourceKind, ResourceValue } from '@dinar/site/delivery/page-resources';

/** Why a resource did not come: its listener was refused, or nothing came in time. */
export type ResourceFailure = 'refused' | 'unanswered';

/** The state of one resource on a page; a failed one keeps the last known values. */
export type ResourceState<Kind extends ResourceKind> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly value: ResourceValue<Kind>;
      /** Of what the page came with, where it can be followed from there. */
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
