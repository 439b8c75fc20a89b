/** What the page of published lists is asked, as its address keeps it. */
export type Kept = Readonly<Record<string, string>>;

export const addressOf = (kept: Kept) => `/lists/public?${new URLSearchParams(kept).toString()}` as const;
