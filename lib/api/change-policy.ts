/** So many days at least lie between the word that an operation ends and its end. */
export const NOTICE_DAYS = 180;

/** What callers may count on, in words. */
export const changePolicy =
  'Fields, values and operations may be added at any time. Nothing that callers rely on goes without a date: an operation that ' +
  `ends is marked as deprecated in the OpenAPI document, its answers carry Deprecation and Sunset, and it stands here, at least ${NOTICE_DAYS} days before.`;
