/**
 * The time for which a page waits for values before it reports a failure, in ms. Slow phones receive them
 * within five seconds, and few people wait for ten, after which the SDK itself gives up. Values that arrive
 * later still replace the failure.
 */
export const answerDeadlineMs = 8000;
