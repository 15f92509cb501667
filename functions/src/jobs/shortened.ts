const maxReasonLength = 500;

/** Returns a reason shortened for a record: it quotes the page, which may contain any text of any length. */
export function shortened(reason: string): string {
  return reason.length <= maxReasonLength ? reason : `${reason.slice(0, maxReasonLength)}…`;
}
