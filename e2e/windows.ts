/** Sizes of windows, in CSS pixels. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };
