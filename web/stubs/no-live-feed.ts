/** Stands in for the feed in the server's build, which never mounts it: no listener, no SDK. */
export function LiveFeed(): never {
  throw new Error('The live feed runs in browsers only');
}
