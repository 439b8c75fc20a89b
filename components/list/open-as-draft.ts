import type { Agreement, List } from '@/lib/rules';

/** Opens a list as a draft of this browser. @returns the address of the builder */
export async function openAsDraft(list: List, agreement: Agreement, name: string): Promise<string> {
  const [{ writeDraft }, { freshDraft }, { termsUnder }] = await Promise.all([
    import('@/components/builder/draft/draft-store'),
    import('@/components/builder/draft/draft-under'),
    import('@/components/builder/draft/terms-of-draft'),
  ]);
  const draft = freshDraft({ ...list, name: name.slice(0, 120) }, termsUnder(agreement));
  writeDraft(draft);
  return `/lists/new?system=${list.system}&draft=${draft.id}`;
}
