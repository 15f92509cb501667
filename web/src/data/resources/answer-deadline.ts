/**
 * How long a page waits for values before it says that they do not come, in ms. Slow phones have theirs
 * in five seconds, and few people wait for ten, after which the SDK itself gives up. What comes later
 * still takes the failure's place.
 */
export const answerDeadlineMs = 8000;
