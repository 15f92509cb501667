/**
 * A route's path as Firebase Hosting writes it: each parameter, and each part of a segment, is any text
 * without a slash (https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching).
 */
export function hostingSource(path: string): string {
  return path.replace(/:\w+|\{\w+\}/g, '*');
}
