/** `{name}` or `{name=**}` in a path literal, which `path.bind` fills. */
export interface PathBinding {
  readonly name: string;
  readonly rest: boolean;
}

/** A path: its segments without slashes. */
export class RulesPath {
  readonly kind = 'path';
  readonly segments: readonly (string | PathBinding)[];

  constructor(segments: readonly (string | PathBinding)[]) {
    this.segments = segments;
  }

  toString(): string {
    return this.segments.map((segment) => `/${segmentText(segment)}`).join('');
  }
}

export function segmentText(segment: string | PathBinding): string {
  if (typeof segment === 'string') return segment;
  return `{${segment.name}${segment.rest ? '=**' : ''}}`;
}
