import type { ResourceKind, ResourceValue } from '@dinar/site/delivery/page-resources';

/** Why a resource did not come: its listener was refused, or nothing came in time. */
export type ResourceFailure = 'refused' | 'unanswered';

/** How a page stands with one resource; a failed one keeps what was known before. */
export type ResourceState<Kind extends ResourceKind> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: ResourceValue<Kind> }
  | {
      readonly kind: 'failed';
      readonly failure: ResourceFailure;
      readonly value: ResourceValue<Kind> | undefined;
    };

/** What a state holds, however old. */
export function knownValue<Kind extends ResourceKind>(
  state: ResourceState<Kind>,
): ResourceValue<Kind> | undefined {
  return state.kind === 'loading' ? undefined : state.value;
}
