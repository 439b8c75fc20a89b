import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '@/lib/rules';

/** How grave a violation is, for the eye and in a word. */
export const severityLooks: Readonly<
  Record<Severity, { readonly Icon: typeof Info; readonly colour: string; readonly word: string }>
> = {
  error: { Icon: CircleAlert, colour: 'text-bad', word: 'Problem' },
  warning: { Icon: TriangleAlert, colour: 'text-warn', word: 'Warning' },
  note: { Icon: Info, colour: 'text-quiet', word: 'Note' },
};
