import type { Tone } from '@/lib/rules/reference';

/** Ink of a tone on paper: `solid` carries white text, `soft` is a tint behind ink. */
export interface Inks {
  readonly solid: string;
  readonly soft: string;
}

/** The tones of the design as they are printed. */
export const inks: Readonly<Record<Tone, Inks>> = {
  steel: { solid: '#3f5468', soft: '#e1e9f0' },
  ember: { solid: '#a1401c', soft: '#fae5da' },
  moss: { solid: '#3f6430', soft: '#e4eddc' },
  sky: { solid: '#1f5f8f', soft: '#dcecf8' },
  violet: { solid: '#62438f', soft: '#ece4f7' },
  sand: { solid: '#7d5a10', soft: '#f6ebcd' },
  rose: { solid: '#99294f', soft: '#f9e0e8' },
  slate: { solid: '#4a4a50', soft: '#e9e8ea' },
};

export const PAPER = '#fffdf8';
export const INK = '#211c15';
export const QUIET = '#5f5545';
export const WHITE = '#ffffff';
