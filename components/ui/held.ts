/** Under which keys this browser keeps how high things were: `390 215`, the width of the window first. */
export const HELD = 'muster.held.';
