/** Removes trailing slashes from a path in one pass, however many there are. */
export function withoutClosingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
