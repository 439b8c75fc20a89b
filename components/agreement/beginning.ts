import { z } from 'zod';
import type { KeptForm } from '@/components/ui/use-unsaved';
import { AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import { Agreement, defaultAgreement, type AnySystem, type OwnCard } from '@/lib/rules';

export interface EditedAgreement {
  readonly id: string;
  readonly version: number;
  readonly agreement: Agreement;
}

/** What the form of an agreement is opened with. */
export interface EditorProps {
  readonly slug: string;
  readonly signedIn: boolean;
  readonly preset?: string;
  readonly edited?: EditedAgreement;
  readonly source?: Agreement;
  /** Share id of the agreement that `source` is forked from. */
  readonly forkOf?: string;
  /** A custom card that a new one begins with. */
  readonly card?: OwnCard;
}

/** What the form begins with: the agreement that is edited or forked, a preset, or the printed rules. */
export const beginning = (system: AnySystem, props: EditorProps): Agreement => {
  const start = unmarked(system, props);
  return props.card ? { ...start, cards: [...start.cards, props.card] } : start;
};

const unmarked = (system: AnySystem, { edited, source, preset }: EditorProps): Agreement => {
  if (edited) return edited.agreement;
  if (source) return source;
  const found = system.presets.find((p) => p.id === preset);
  return found && found.id !== AS_PRINTED
    ? { ...defaultAgreement(system, found.house), name: found.name }
    : { ...defaultAgreement(system), name: 'Our agreement' };
};

/** The form as the browser keeps it: by what it changes, or by what a new one begins with. */
export function keptFormOf(
  { slug }: Pick<AnySystem, 'slug'>,
  { edited, forkOf, source, preset, card }: Omit<EditorProps, 'slug' | 'signedIn'>,
): KeptForm {
  if (edited) return { what: `agreement.${edited.id}`, version: edited.version };
  const from = forkOf ?? (source && JSON.stringify(source.house));
  return { what: ['agreement.new', slug, from, preset, card?.id].filter(Boolean).join('.'), version: 0 };
}

/** What was kept of the form: its name may just have been taken out. */
export const asAgreement = (value: unknown): Agreement | undefined =>
  Agreement.extend({ name: z.string().max(120) }).safeParse(value).data;
