/** What the reader chose; `system` follows the device. Kept in a cookie so that the first paint is right. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const readTheme = (value: string | undefined): Theme => themes.find((t) => t === value) ?? 'system';
